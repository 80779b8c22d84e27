/** By how many whole percent an amount is above another one, negative when below; null when that was nothing. */
export function percentMore(amount: number, other: number): number | null {
  return other === 0 ? null : Math.round(((amount - other) / other) * 100);
}
