import type { OrderLineId } from "#platform/domain/ids.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { partTexts } from "#platform/web/choices-text.ts";
import type { OrderItem } from "../contract/orders.ts";
import { foldCombos, sharedNotes } from "../domain/combo-lines.ts";

/** An ordered item as people see it: a combo is one item, under the id of its first part, at the price of all parts. */
export interface SoldItem extends OrderItem {
  /** Parts of a combo; else empty. */
  readonly parts: readonly OrderItem[];
}

/** Folds each combo into one item. Acting on its id acts on all of its parts. */
export function foldItems(items: readonly OrderItem[]): SoldItem[] {
  return foldCombos(items).map(({ line, parts }) => {
    if (line.combo === null) return { ...line, parts: [] };
    const discounted = parts.flatMap(({ discount }) => discount ?? []);
    const [discount] = discounted;
    const courtesy = parts.find((part) => part.courtesy !== null)?.courtesy;
    return {
      ...line,
      item_title: line.combo.title,
      variant_title: null,
      addons: [],
      notes: sharedNotes(parts),
      price: sumCents(parts.map(({ price }) => price)),
      courtesy: courtesy
        ? { ...courtesy, price: sumCents(parts.flatMap((part) => part.courtesy?.price ?? [])) }
        : null,
      discount: discount ? { ...discount, amount: sumCents(discounted.map(({ amount }) => amount)) } : null,
      parts,
    };
  });
}

/** Returns the line ids of an item: its own, or those of all parts of a combo. */
export function lineIdsOf({ id, parts }: Pick<SoldItem, "id" | "parts">): OrderLineId[] {
  return parts.length === 0 ? [id] : parts.map((part) => part.id);
}

/** Describes the parts of a combo. */
export function soldPartTexts({ parts }: Pick<SoldItem, "parts">): string[] {
  return partTexts(
    parts.map(({ item_title: title, variant_title: variant, addons }) => ({ title, variant, addons })),
  );
}
