import type { SoldLine } from "#tax/tax-documents/domain/from-sale/sold-line.ts";
import type { FrozenSale } from "./freeze-sale.ts";

/** Of an item that was sold before what documents say of it was kept: goods, by the unit (guide §5). */
const UNKNOWN_ITEM = { kind: 1, unit: 59, code: null } as const;

/** The lines of a sale with what documents say of them. */
export const soldLines = ({ lines }: Pick<FrozenSale, "lines">): SoldLine[] =>
  lines.map(({ orderLineId: _, portion: __, unitPrice: ___, taxOfPrice, taxFacts, ...line }) => ({
    ...(taxFacts ?? UNKNOWN_ITEM),
    title: line.title,
    quantity: line.quantity,
    combo: line.combo,
    tax: taxOfPrice,
    figures: line,
    untaxedAs: taxFacts?.untaxedAs ?? "exempt",
    tributes: taxFacts?.tributes ?? [],
  }));
