import { sumDecimals, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownList } from "#platform/domain/text/json-record.ts";
import { amountOf, type CheckPlace, codeOf, compare, note } from "./check-problem.ts";

const PAID = 1;
const CREDIT = 2;
const MIXED = 3;

/**
 * Checks `pagos`: together they are what is to be paid, tip included, and their terms fit the condition of the sale (guide §12, §14).
 * A document without any, as of 2025, has nothing to be compared.
 */
export function checkPayments(place: CheckPlace): void {
  const { record } = place;
  const condition = own(record, "condicionOperacion");
  if (!Object.hasOwn(record, "pagos")) {
    // Notes say how the corrected sale was paid, and not with what.
    if (condition !== PAID && condition !== CREDIT && condition !== MIXED) noteCondition(place, condition);
    return;
  }
  const payments = ownList(record, "pagos").map((payment, index) => {
    const each = {
      ...place,
      record: isRecord(payment) ? payment : {},
      path: `${place.path}pagos.${index + 1}.`,
    };
    const [unit, count] = [codeOf(each, "plazo"), codeOf(each, "periodo")];
    if (unit === null ? count !== null : !isCount(count)) note(each, "periodo", "term_wrong");
    const amount = amountOf(each, "montoPago", 2);
    if (amount < 0n) note(each, "montoPago", "below_zero");
    return { amount, isOwed: unit !== null };
  });
  const toPay = amountOf({ ...place, problems: [] }, "totalPagar", 2);
  if (payments.length > 0) {
    const found = sumDecimals(payments.map(({ amount }) => amount));
    const exactly = { ...place, tolerance: ZERO_DECIMAL };
    compare(exactly, "pagos", { found, expected: toPay, reason: "payments_differ" });
  }
  const owed = payments.filter(({ isOwed }) => isOwed).length;
  const isRight =
    (condition === PAID && owed === 0) ||
    (condition === CREDIT && toPay !== 0n && owed > 0 && owed === payments.length) ||
    (condition === MIXED && toPay !== 0n && owed > 0 && owed < payments.length);
  if (!isRight) noteCondition(place, condition);
}

function noteCondition(place: CheckPlace, condition: unknown): void {
  note(place, "condicionOperacion", "condition_wrong", { found: String(condition) });
}

function isCount(count: unknown): boolean {
  return Number.isSafeInteger(count) && Number(count) > 0;
}
