/** The items in the order of the keys; those that no key names come last, as they stood. */
export function inOrder<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  keys: readonly Key[],
): Item[] {
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const place = (item: Item) => placeOf.get(keyOf(item)) ?? keys.length;
  return items.toSorted((a, b) => place(a) - place(b));
}
