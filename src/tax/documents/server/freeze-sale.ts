import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { DocumentId, InvoiceId, OrderId, OrderLineId, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Fraction } from "#service/bills/domain/fraction.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import type { ComboOfLine } from "#service/orders/domain/combo-lines.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { documentKindOf } from "../domain/document-kind.ts";
import type { ManualItem } from "../domain/manual/manual-item.ts";
import type { ItemTaxFacts } from "./item-tax-facts.ts";

interface FrozenLine extends LineFigures {
  /** Null of a line that was written by hand. */
  readonly orderLineId: OrderLineId | null;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly portion: Fraction;
  readonly taxOfPrice: PriceTax;
  /** The combo that it is a part of. */
  readonly combo: ComboOfLine | null;
  /** What a tax document says of the item; absent on sales from before it was kept. */
  readonly taxFacts?: ItemTaxFacts;
}

/**
 * Everything a tax document is made of, as it was when the sale was paid; amounts in cents, rates in basis points.
 * The tip is no part of the taxable sale: it is of the payments (GUIDE §12).
 */
export interface FrozenSale {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly invoiceType: InvoiceType;
  readonly businessDate: string;
  readonly paidAt: Date;
  readonly orderIds: readonly OrderId[];
  /** The restaurant as its settings named it; null when nothing was entered. */
  readonly issuer: Readonly<Record<string, string | number | boolean | null>> | null;
  readonly receptor: Receptor | null;
  readonly lines: readonly FrozenLine[];
  /** The items as somebody wrote them by hand, of which its document is made (docs/decisions/0072); absent of what the till sold. */
  readonly written?: readonly ManualItem[];
  readonly taxes: readonly (PriceTax & { readonly net: Cents; readonly tax: Cents })[];
  readonly service: ServiceCharge;
  readonly discountCode: string | null;
  readonly totals: {
    readonly listed: Cents;
    readonly discount: Cents;
    readonly net: Cents;
    readonly tax: Cents;
    readonly serviceCharge: Cents;
    readonly tip: Cents;
    /** Without the tip. */
    readonly total: Cents;
    /** Of the total, what the buyer keeps back (guide §13): the payments are less by it. Absent on sales from before it was kept. */
    readonly withheld?: Cents;
  };
  readonly payments: readonly {
    readonly paymentTypeId: PaymentTypeId;
    readonly title: string;
    /** `on_account` is a credit operation (GUIDE: condición 2, payment code 13); sales from before it are all paid. */
    readonly settles: Settlement;
    readonly amount: Cents;
    readonly tip: Cents;
    readonly reference: string | null;
    /** CAT-017; absent on sales from before it was kept. */
    readonly tenderCode?: string;
    /** After so many days what is owed is due; absent on sales from before it was kept. */
    readonly creditDays?: number;
  }[];
}

/** Keeps the sale for its tax document, in the transaction that pays it: one document per invoice, never changed. */
export async function freezeSale(tx: Tx, sale: FrozenSale): Promise<DocumentId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("documents")
      .values({
        tenant_id: tx.tenantId,
        invoice_id: sale.invoiceId,
        kind: documentKindOf(sale.invoiceType),
        sale: JSON.stringify(sale),
        created_at: sale.paidAt,
      })
      .returning("id"),
  );
  return id;
}
