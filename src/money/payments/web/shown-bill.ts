import { type ShownFigures, shownFigures } from "#core/pricing/domain/shown-figures.ts";
import { ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { BillView } from "./read-bill.ts";
import type { PaymentFigures, SummaryTax } from "./read-summary.ts";

/** The figures of the account as cashier and guest read them: from the sum of the lines to the total. */
export function shownBill(figures: PaymentFigures, bill: BillView): ShownFigures<SummaryTax> {
  return shownFigures({
    listed: bill.itemsTotal,
    discount: bill.discount?.amount ?? ZERO_CENTS,
    serviceCharge: figures.serviceCharge,
    taxes: figures.taxes,
    total: figures.total,
  });
}
