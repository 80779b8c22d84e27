/** Returns words with the same keys, each text changed. */
export function eachText<Node extends object>(words: Node, change: (text: string) => string): Node {
  const entries = Object.entries(words).map(([key, value]) => [
    key,
    typeof value === "string" ? change(value) : eachText(value, change),
  ]);
  return Object.fromEntries(entries) as Node;
}
