import type { ReadTitle } from "#menu/menu/domain/title-in.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import type { WireItem } from "#service/guest-menu/guest/page-data.ts";
import { type CartLine, decideCartLine, type SoldItems } from "./menu-sale.ts";

/** A dish as it was ordered, on the wire. */
export interface OrderedDish {
  readonly title: string;
  readonly langs: { readonly title: ReadTitle["lang"] | null };
  readonly quantity: number;
  readonly again: {
    readonly id: number;
    readonly variant_id: number | null;
    readonly addons_ids: readonly number[];
    readonly combo: { readonly item_id: number; readonly uuid: string } | null;
  } | null;
}

/** A dish that was ordered, once for each choice of it. */
export interface AgainLine extends ReadTitle {
  readonly line: CartLine;
  /** Price of one now, a decimal; null when it cannot be ordered. */
  readonly price: number | null;
  readonly isSoldOut: boolean;
}

/**
 * Returns what was ordered as lines for the cart, at the prices of the menu as it is now: the same choice of a dish is one
 * line, a combo is put together from its parts. `newKey` makes the keys of the lines.
 */
export function againLines(
  dishes: readonly OrderedDish[],
  { items, sold, newKey }: { items: readonly WireItem[]; sold: SoldItems; newKey: () => string },
): AgainLine[] {
  const byChoice = new Map<string, AgainLine>();
  for (const { title, lang, quantity, chosen } of wholeDishes(dishes, items)) {
    const choice = JSON.stringify(chosen);
    const known = byChoice.get(choice);
    if (known) {
      byChoice.set(choice, { ...known, line: { ...known.line, quantity: known.line.quantity + quantity } });
      continue;
    }
    const item = items.find(({ id }) => id === chosen.id);
    const decision = decideCartLine(chosen, sold);
    const price = decision.ok ? decimalFromCents(decision.unitPrice) : null;
    const named = item ?? { title, lang };
    const shown = { shownTitle: named.title, ...(price !== null && { shownPrice: price }) };
    byChoice.set(choice, {
      line: { ...chosen, key: newKey(), quantity, notes: "", ...shown },
      title: named.title,
      lang: named.lang,
      price,
      isSoldOut: item?.availability === "sold_out",
    });
  }
  return [...byChoice.values()];
}

interface WholeDish extends ReadTitle {
  readonly quantity: number;
  readonly chosen: Pick<CartLine, "id" | "variant_id" | "addons_ids" | "parts">;
}

/** Returns the dishes with the parts of each combo together again. */
function wholeDishes(dishes: readonly OrderedDish[], items: readonly WireItem[]): WholeDish[] {
  const combos = Map.groupBy(dishes, ({ again }) => again?.combo?.uuid ?? null);
  const alone = (combos.get(null) ?? []).flatMap(({ title, langs, quantity, again }) => {
    if (again === null) return [];
    const { id, variant_id, addons_ids } = again;
    return [
      { title, lang: langs.title ?? undefined, quantity, chosen: { id, variant_id, addons_ids, parts: [] } },
    ];
  });
  combos.delete(null);
  return [...alone, ...[...combos.values()].map((parts) => wholeCombo(parts, items))];
}

function wholeCombo(parts: readonly OrderedDish[], items: readonly WireItem[]): WholeDish {
  const id = parts[0]?.again?.combo?.item_id ?? 0;
  const choices = items.find((item) => item.id === id)?.combo?.flatMap((group) => group.choices) ?? [];
  const chosen = parts.flatMap(({ again }) => {
    const choice = choices.find(
      ({ item_id, variant_id }) =>
        item_id === again?.id && (variant_id === null || variant_id === again.variant_id),
    );
    if (!again || !choice) return [];
    const variant_id = choice.variant_id === null ? again.variant_id : null;
    return [{ choice_id: choice.id, variant_id, addons_ids: again.addons_ids }];
  });
  const quantity = Math.min(...parts.map((part) => part.quantity));
  return {
    title: parts[0]?.title ?? "",
    lang: parts[0]?.langs.title ?? undefined,
    quantity,
    chosen: { id, variant_id: null, addons_ids: [], parts: chosen },
  };
}
