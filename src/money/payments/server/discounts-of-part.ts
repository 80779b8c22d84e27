import { ownDiscountOfPart } from "#core/pricing/domain/bill-discounts.ts";
import type { DiscountKind } from "#core/pricing/domain/discount-kind.ts";
import type { PaidLinePart } from "#money/bills/domain/split-sale.ts";
import { keptParts } from "#money/bills/server/bill-queries.ts";
import type {
  BillId,
  DiscountCodeId,
  InvoiceId,
  ManualDiscountId,
  OrderLineId,
} from "#platform/domain/ids.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { ChargedBill } from "./bill/bill.ts";

/** The amount that one source takes off an invoice; all together are its discount. */
export interface InvoiceDiscount {
  readonly kind: DiscountKind;
  readonly code: string | null;
  readonly codeId: DiscountCodeId | null;
  readonly manualId: ManualDiscountId | null;
  readonly amount: Cents;
}

/** The discount of an invoice by its sources, and the share of it that each line has of its own. */
export interface InvoiceDiscounts {
  readonly all: readonly InvoiceDiscount[];
  readonly ofLines: ReadonlyMap<OrderLineId, Cents>;
}

/**
 * Returns what makes up the discount of a part of a bill. Of each line the part has its share of the line's own discount; what is
 * left is shared among code and discounts on the bill by what earlier parts left of each, so that all parts together have exactly
 * what the bill has of every one.
 */
export async function discountsOfPart(
  tx: Tx,
  bill: ChargedBill,
  part: readonly PaidLinePart[],
): Promise<InvoiceDiscounts> {
  const taken = bill.lines.map((_, index) => part[index]?.figures.discount ?? ZERO_CENTS);
  const own = bill.lines.map(({ priced }, index) => {
    const before = required(bill.left[index], "what is left of a line").figures.discount;
    const whole = required(bill.whole[index], "the figures of a line").discount;
    const after = subtractCents(before, taken[index] ?? ZERO_CENTS);
    return ownDiscountOfPart({ own: priced.discount ?? ZERO_CENTS, whole }, { before, after });
  });
  const byDiscount = Map.groupBy(bill.lines.entries(), ([, line]) => line.discount_id);
  const ofLines = [...byDiscount].map(
    ([manualId, lines]): InvoiceDiscount => ({
      kind: "line",
      code: null,
      codeId: null,
      manualId,
      amount: sumCents(lines.map(([index]) => own[index] ?? ZERO_CENTS)),
    }),
  );
  const onBill = await sharesOfBill(tx, bill, subtractCents(sumCents(taken), sumCents(own)));
  return {
    all: [...ofLines, ...onBill].filter(({ amount }) => amount > 0),
    ofLines: new Map(bill.lines.map((line, index) => [line.id, own[index] ?? ZERO_CENTS])),
  };
}

/** Shares an amount among what is taken off the whole bill, by what earlier parts left of each. */
async function sharesOfBill(tx: Tx, bill: ChargedBill, amount: Cents): Promise<InvoiceDiscount[]> {
  const { discounts } = bill.terms;
  if (amount === 0) return [];
  const ids = bill.rounds.flatMap(({ id }) => id ?? []);
  const before = discounts.length > 1 && ids.length > 0 ? await givenBefore(tx, ids) : [];
  const left = discounts.map((discount) => {
    const given = before.filter((row) =>
      discount.kind === "code"
        ? row.discount_code_id === discount.codeId
        : row.discount_id === discount.manualId,
    );
    return subtractCents(discount.amount, sumCents(given.map((row) => cents(row.amount_cents))));
  });
  const shares = prorate(amount, left);
  return discounts.map((discount, index): InvoiceDiscount => {
    const share = shares[index] ?? ZERO_CENTS;
    return discount.kind === "code"
      ? { kind: "code", code: discount.code, codeId: discount.codeId, manualId: null, amount: share }
      : { kind: "bill", code: null, codeId: null, manualId: discount.manualId, amount: share };
  });
}

/** Reads what parts of bills that were not undone had of each discount. */
const givenBefore = (tx: Tx, billIds: readonly BillId[]) =>
  tx.rows(
    keptParts(tx, billIds)
      .innerJoin("invoice_discounts as x", (join) =>
        join.onRef("x.tenant_id", "=", "i.tenant_id").onRef("x.invoice_id", "=", "i.id"),
      )
      .where("x.kind", "in", ["code", "bill"])
      .select(["x.discount_code_id", "x.discount_id", "x.amount_cents"]),
  );

/** Writes what makes up the discount of an invoice, in the order in which it was taken off. */
export async function insertInvoiceDiscounts(
  tx: Tx,
  invoiceId: InvoiceId,
  discounts: readonly InvoiceDiscount[],
): Promise<void> {
  if (discounts.length === 0) return;
  await tx.run(
    sqlOf.insertInto("invoice_discounts").values(
      discounts.map(({ kind, code, codeId, manualId, amount }, place) => ({
        tenant_id: tx.tenantId,
        invoice_id: invoiceId,
        place,
        kind,
        code,
        discount_code_id: codeId,
        discount_id: manualId,
        amount_cents: amount,
      })),
    ),
  );
}
