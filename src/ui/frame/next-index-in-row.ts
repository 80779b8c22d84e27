/** The index that an arrow key, Home or End leads to along a row of `count`, as the row is read; null for other keys. */
export function nextIndexInRow(
  current: number,
  count: number,
  key: string,
  isRightToLeft: boolean,
): number | null {
  if (count === 0) return null;
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
