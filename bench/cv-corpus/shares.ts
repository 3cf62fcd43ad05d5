/** Parts of `count` by weight, whole numbers that add up to at least `count` and to fewer than one more for each part. */
export function shares(count: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => Math.ceil((count * weight) / sum));
}
