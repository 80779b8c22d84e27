/** Texts in the order in which each comes first, those that come more than once with their number, as `written`: "2 × Pupusa". */
export function countedTexts(
  texts: readonly string[],
  written: (count: number) => string = String,
): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${written(count)} × ${text}`));
}
