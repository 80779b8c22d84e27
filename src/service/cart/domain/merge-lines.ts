import { type CartLine, LINE_QUANTITY_MAX } from "./cart.ts";

/**
 * Joins lines that a person cannot tell apart: same item, variant, add-ons and parts (in any order), notes, seat, course, price, tax and person.
 * The first keeps its id and place. Lines of which the sum would exceed LINE_QUANTITY_MAX stay apart, so that
 * nothing is lost. Neither the number of pieces nor any total changes.
 */
export function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const merged: CartLine[] = [];
  const places = new Map<string, number>();
  for (const line of lines) {
    const key = mergeKey(line);
    const place = places.get(key);
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined || known.quantity + line.quantity > LINE_QUANTITY_MAX) {
      places.set(key, merged.length);
      merged.push(line);
    } else {
      merged[place] = { ...known, quantity: known.quantity + line.quantity };
    }
  }
  return merged;
}

/** Price and tax belong to the key: a menu that changed meanwhile must not re-price what is in the cart. */
function mergeKey(line: CartLine): string {
  const idsOf = (addons: CartLine["addons"]) => addons.map(({ id }) => id).toSorted((a, b) => a - b);
  const parts = (line.parts ?? []).map(({ choiceId, variant, addons, listPrice, extra, tax, notes }) =>
    JSON.stringify([
      choiceId,
      variant?.id ?? 0,
      idsOf(addons),
      listPrice,
      extra,
      tax.type,
      tax.rate,
      notes ?? null,
    ]),
  );
  return JSON.stringify([
    line.menuItemId,
    line.variant?.id ?? 0,
    idsOf(line.addons),
    line.notes,
    line.seat,
    String(line.course),
    line.takenBy,
    line.unitPrice,
    line.tax.type,
    line.tax.rate,
    parts.toSorted(),
  ]);
}
