import type { ItemToBuy } from "#back-office/stock-alerts/contract/to-buy.ts";
import { conversionRatio } from "#inventory/inventory/domain/units.ts";
import { decimalFromExact, EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import type { VendorItem } from "../../contract/vendors.ts";
import { type DraftLine, emptyLine, withIngredient, withUnit } from "./purchase-draft.ts";

/** A line for what is to be bought: as the vendor sold it last, else by the unit it is known to be bought in, rounded up. */
export function lineToBuy(key: string, item: ItemToBuy, memory: VendorItem | undefined): DraftLine {
  const { id, title, unit, pack, proposed } = item;
  const line = withIngredient(emptyLine(key), { id, title, unit }, memory);
  if (memory === undefined && pack) {
    const factor = conversionRatio(pack.name, unit) ? "" : String(decimalFromExact(pack.factor));
    return { ...withUnit(line, pack.name, factor), quantity: pack.count === 0 ? "" : String(pack.count) };
  }
  return { ...line, quantity: proposed === 0 ? "" : String(quantityBy(item, memory)) };
}

function quantityBy({ pack, proposed }: ItemToBuy, memory: VendorItem | undefined): number {
  const factor = memory?.factor ?? EXACT_WHOLE;
  if (factor === EXACT_WHOLE) return decimalFromThousandths(proposed);
  if (factor === pack?.factor) return pack.count;
  // Sizes are rounded to a thousandth: what is over a whole by less than a hundredth is the whole.
  return Math.ceil(Math.round((proposed * (EXACT_WHOLE / 1000) * 100) / factor) / 100);
}
