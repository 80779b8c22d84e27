import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { DocumentId, InvoiceId, MenuItemId, OrderId, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { LODGING_TRIBUTE } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import type { ItemTaxFacts, SaleLine, SaleTax } from "#tax/tax-documents/domain/from-sale/sale-line.ts";
import { itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { documentKindOf } from "../domain/document-kind.ts";
import type { ManualItem } from "../domain/manual/manual-item.ts";

/**
 * All data of a tax document, as they were when the sale was paid; amounts in cents, rates in basis points.
 * The tip is no part of the taxable sale but of the payments (GUIDE §12).
 */
export interface FrozenSale {
  readonly invoiceId: InvoiceId;
  readonly invoiceNo: number;
  readonly invoiceType: InvoiceType;
  readonly businessDate: BusinessDate;
  readonly paidAt: Date;
  readonly orderIds: readonly OrderId[];
  /** The restaurant as its settings named it; null when nothing was entered. */
  readonly issuer: Readonly<Record<string, string | number | boolean | null>> | null;
  readonly receptor: Receptor | null;
  readonly lines: readonly SaleLine[];
  /** Items written by hand, from which the document is made (docs/decisions/0072); absent on sales of the till. */
  readonly written?: readonly ManualItem[];
  readonly taxes: readonly SaleTax[];
  readonly service: ServiceCharge;
  readonly discountCode: string | null;
  readonly totals: {
    readonly listed: Cents;
    readonly discount: Cents;
    readonly net: Cents;
    /** IVA alone; on sales from before tributes stood by themselves, theirs too. */
    readonly tax: Cents;
    /** Tributes beside IVA; absent on sales from before. */
    readonly tributes?: Cents;
    readonly serviceCharge: Cents;
    readonly tip: Cents;
    /** Without the tip. */
    readonly total: Cents;
    /**
     * Part of the total that the buyer withholds (guide §13), which lowers the payments. Absent on sales from
     * before it was stored.
     */
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
    /** CAT-017; absent on sales from before it was stored. */
    readonly tenderCode?: string;
    /** Days after which the debt is due; absent on sales from before they were stored. */
    readonly creditDays?: number;
  }[];
}

/** A sale before its invoice is written. */
export type NewSale = Omit<FrozenSale, "invoiceId" | "invoiceNo" | "paidAt">;

/** Stores the sale for its tax document, in the transaction that pays it: one document per invoice, never changed. */
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

/** Longest code of a line (guide §5). */
const CODE_MAX = 25;

/** Reads the tax facts of these items, deleted ones too: they may have been sold. */
export async function taxFactsOfItems(
  tx: Tx,
  ids: readonly MenuItemId[],
): Promise<ReadonlyMap<MenuItemId, ItemTaxFacts>> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "item_type_code", "unit_code", "internal_code", "is_not_subject"])
      .select("additional_tribute_code as tribute")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "in", [...new Set(ids)]),
  );
  return new Map(
    rows.map(({ id, item_type_code, unit_code, internal_code, is_not_subject, tribute }) => [
      id,
      {
        kind: itemKinds.find((kind) => kind === Number(item_type_code)) ?? 1,
        unit: Number(unit_code),
        code: internal_code?.slice(0, CODE_MAX) ?? null,
        untaxedAs: is_not_subject ? "notSubject" : "exempt",
        // No sale of a restaurant bears the other tributes: an amount in a price for them is price
        // (docs/decisions/0074).
        tributes: tribute === LODGING_TRIBUTE ? [tribute] : [],
      },
    ]),
  );
}

/** Facts of an item sold before tax facts were stored: goods, by the unit (guide §5). */
const UNKNOWN_ITEM: ItemTaxFacts = { kind: 1, unit: 59, code: null, untaxedAs: "exempt", tributes: [] };

/** Returns a sale as `freezeSale` stored it; lines from before tax facts were stored get those of unknown goods. */
export function storedSale(stored: unknown): FrozenSale {
  // Only `freezeSale` writes the column.
  const sale = stored as FrozenSale;
  return {
    ...sale,
    lines: sale.lines.map((line) => ({ ...line, taxFacts: { ...UNKNOWN_ITEM, ...line.taxFacts } })),
  };
}
