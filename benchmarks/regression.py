"""Logistic regression in plain Python, for the weights of computer players."""

from collections.abc import Sequence
from math import exp

Vector = list[float]
Sample = tuple[tuple[float, ...], float]
"""What was counted, and what became of it: 0 to 1."""

RIDGE = 3.0
"""How much large weights are held back."""


def fit(samples: Sequence[Sample], weights: Vector, steps: int = 8) -> Vector:
    """Logistic regression by Newton's method, from the weights so far."""
    size = range(len(weights))
    for _ in range(steps):
        gradient = [RIDGE * weight for weight in weights]
        curve = [[RIDGE * (i == j) for j in size] for i in size]
        for counted, won in samples:
            total = sum(map(float.__mul__, weights, counted))
            share = 1 / (1 + exp(-max(-30.0, min(30.0, total))))
            bend = max(share * (1 - share), 1e-6)
            for i in size:
                if counted[i]:
                    gradient[i] += (share - won) * counted[i]
                    row, part = curve[i], bend * counted[i]
                    for j in range(i + 1):
                        row[j] += part * counted[j]
        for i in size:
            for j in range(i):
                curve[j][i] = curve[i][j]
        weights = [weight - step for weight, step in zip(weights, solve(curve, gradient), strict=True)]
    return weights


def solve(matrix: list[Vector], right: Vector) -> Vector:
    """The solution of a system of linear equations, by elimination with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][k] * found[k] for k in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
