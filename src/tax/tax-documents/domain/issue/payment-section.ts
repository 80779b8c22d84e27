import type { DocumentRecord } from "../shape/document-value.ts";
import type { DocumentPayment } from "./tax-document-input.ts";

/** CAT-016: paid, on credit, some of each (guide §14). */
export const saleConditions = { paid: 1, credit: 2, mixed: 3 } as const;
export type SaleCondition = (typeof saleConditions)[keyof typeof saleConditions];

/** Longest reference of a payment (guide §14). */
const REFERENCE_MAX = 50;

/** How a sale is paid; what costs nothing is paid, whatever was chosen (guide §7, §14). */
export function conditionOf(payments: readonly DocumentPayment[], toPay: bigint): SaleCondition {
  const owed = payments.filter(({ term }) => term !== null).length;
  if (owed === 0 || toPay === 0n) return saleConditions.paid;
  return owed === payments.length ? saleConditions.credit : saleConditions.mixed;
}

/** `pagos`: each with all of its members; none for a sale without payments (guide §14). */
export function paymentsOf(
  payments: readonly DocumentPayment[],
  toPay: bigint,
): readonly DocumentRecord[] | null {
  if (payments.length === 0) return null;
  return payments.map(({ code, amount, reference, term }) => ({
    codigo: code,
    montoPago: amount,
    referencia: reference?.trim().slice(0, REFERENCE_MAX) || null,
    plazo: toPay === 0n ? null : (term?.unit ?? null),
    periodo: toPay === 0n ? null : (term?.count ?? null),
  }));
}
