import type { Tx } from "#platform/server/db/tx.ts";
import type { PaidWith } from "./insert-sales.ts";
import { type CashDay, closeDrawer, openDrawer } from "./seed-cash.ts";
import { type Debtors, isPaymentDay, seedAccountPayment } from "./seed-credit.ts";
import { type DemoTerms, startIssuing } from "./seed-issuer.ts";
import { seedPayments } from "./seed-payments.ts";
import { type DemoRefund, seedRefund } from "./seed-refund.ts";

/** The last business days of the demo on which what is sold has its electronic document. */
const ISSUING_DAYS = 2;

interface Selling extends DemoRefund, DemoTerms {
  readonly paidWith: PaidWith;
  readonly debtors: Debtors;
}

/**
 * Day after day: the drawer is opened, what was sold is paid, the last sale in cash is given back, a company pays on account, the
 * drawer is counted.
 */
export async function seedDays(
  tx: Tx,
  days: readonly CashDay[],
  { paidWith, debtors, now, secrets, ...people }: Selling,
): Promise<void> {
  const lastSold = days.findLast(({ accounts }) =>
    accounts.some((account) => account.paid?.inCash && account.paid.tip === 0),
  );
  for (const [index, day] of days.entries()) {
    if (index === days.length - ISSUING_DAYS) await startIssuing(tx, { secrets, now });
    const sessionId = await openDrawer(tx, people.givenBy, day);
    await seedPayments(tx, day.accounts, paidWith);
    if (day === lastSold) await seedRefund(tx, people);
    const { closedAt } = day;
    const by = people.givenBy;
    if (closedAt !== null && isPaymentDay(day.day, now))
      await seedAccountPayment(tx, { debtors, by, method: paidWith.card.id, at: closedAt });
    if (closedAt !== null) await closeDrawer(tx, people.givenBy, { sessionId, day: index + 1, closedAt });
  }
}
