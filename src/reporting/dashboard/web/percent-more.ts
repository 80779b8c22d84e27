/**
 * Returns by how many whole percent an amount exceeds another one, negative when it is below; null when the other is
 * 0.
 */
export function percentMore(amount: number, other: number): number | null {
  return other === 0 ? null : Math.round(((amount - other) / other) * 100);
}
