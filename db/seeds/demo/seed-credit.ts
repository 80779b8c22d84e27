import { randomUUID } from "node:crypto";
import { payOnAccount } from "#money/receivables/server/account-payments/pay-on-account.ts";
import type { CustomerId, PaymentTypeId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  type BusinessDate,
  businessDateOf,
  DEFAULT_DAY_RULE,
} from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { randomOf } from "../random.ts";
import { createPaymentType } from "../store.ts";
import { type PlannedAccount, planDay, type SalesWorld } from "./plan-sales.ts";
import { staffIn } from "./staff-in.ts";

/** So many days ago the office had lunch on account before the days that the demo knows whole. */
const LUNCHES_AGO = [96, 68, 41] as const;
/** The first day of the demo. */
export const CREDIT_DAYS = LUNCHES_AGO[0];
/** The shop had it once since. */
const SHOP_LUNCH_AGO = 15;
/** More than chance lets them buy; what they were granted is settled when it is known (`settleLimits`). */
const ANY_LIMIT = cents(50_000_00);

/** Two companies that buy on account: an office that pays some of it, and a shop near its limit. */
export interface Debtors {
  readonly office: CustomerId;
  readonly shop: CustomerId;
}

/** The way to pay later, and the companies that may. */
export async function seedDebtors(
  tx: Tx,
  customers: readonly CustomerId[],
  now: Date,
): Promise<{ readonly onAccount: PaymentTypeId; readonly debtors: Debtors }> {
  const [office, shop] = [customers[4], customers[9]];
  if (office === undefined || shop === undefined) throw new Error("The demo has too few customers");
  await setLimit(tx, office, ANY_LIMIT);
  await setLimit(tx, shop, ANY_LIMIT);
  await knownSince(tx, [office, shop], new Date(now.getTime() - (CREDIT_DAYS + 1) * DAY_MS));
  const title = "A la cuenta";
  const onAccount = await createPaymentType(tx, {
    title,
    icon: "wallet",
    position: 6,
    settles: "on_account",
  });
  return { onAccount, debtors: { office, shop } };
}

/** Nobody buys before they were known. */
const knownSince = (tx: Tx, ids: readonly CustomerId[], at: Date) =>
  tx.query({
    text: "update customers set created_at = $3 where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, ids, at],
  });

const setLimit = (tx: Tx, id: CustomerId, limit: Cents) =>
  tx.query({
    text: "update customers set credit_limit_cents = $3 where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id, limit],
  });

/** Lunches of weeks ago, one on each of the days; sold on account. */
export function planLunches(world: SalesWorld, { office, shop }: Debtors, now: Date): PlannedAccount[] {
  const random = randomOf(55);
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const lunches = [
    ...LUNCHES_AGO.map((days) => ({ days, customerId: office })),
    { days: SHOP_LUNCH_AGO, customerId: shop },
  ];
  return lunches.flatMap(({ days, customerId }) => {
    const visits = planDay(random, world, addDays(today, -days), now);
    const lunch = visits.find(({ diningOption, orders }) => diningOption === "dinein" && orders.length === 1);
    return lunch ? [onAccountOf({ ...lunch, customerId })] : [];
  });
}

/** What the two companies bought is on their account, without a tip. */
export function putOnAccount(
  accounts: readonly PlannedAccount[],
  { office, shop }: Debtors,
): PlannedAccount[] {
  return accounts.map((account) =>
    account.customerId === office || account.customerId === shop ? onAccountOf(account) : account,
  );
}

function onAccountOf(account: PlannedAccount): PlannedAccount {
  const { paid } = account;
  if (!paid) return account;
  return { ...account, paid: { ...paid, tip: ZERO_CENTS, inCash: false, isOnAccount: true } };
}

export interface AccountPaymentSeed {
  readonly debtors: Debtors;
  readonly by: UserId;
  readonly method: PaymentTypeId;
  readonly at: Date;
}

/** The office pays some of the oldest it owes. */
export async function seedAccountPayment(
  tx: Tx,
  { debtors, by, method, at }: AccountPaymentSeed,
): Promise<void> {
  const [oldest] = await tx.query<{ open: Cents }>({
    text: `select open_cents as open from customer_debts where tenant_id = $1 and customer_id = $2 and open_cents > 0
      order by business_date, invoice_id limit 1`,
    values: [tx.tenantId, debtors.office],
  });
  if (!oldest) return;
  await payOnAccount(staffIn(tx, { userId: by, now: at }), debtors.office, {
    uuid: randomUUID(),
    paymentTypeId: method,
    amount: cents(Math.ceil(oldest.open / 2)),
    reference: "Voucher 5521",
  });
}

/** The office may buy for much more, the shop for little. */
export async function settleLimits(tx: Tx, { office, shop }: Debtors): Promise<void> {
  await setLimit(tx, office, roundUp(await balanceOf(tx, office), 100_00, 200_00));
  await setLimit(tx, shop, roundUp(await balanceOf(tx, shop), 5_00, 5_00));
}

const roundUp = (balance: Cents, step: number, more: number): Cents =>
  cents(Math.ceil(balance / step) * step + more);

async function balanceOf(tx: Tx, id: CustomerId): Promise<Cents> {
  const [owed] = await tx.query<{ balance: Cents }>({
    text: "select balance_cents as balance from customers where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id],
  });
  return owed?.balance ?? ZERO_CENTS;
}

/** On which days of the demo the office pays something: that of its last lunch of weeks ago, and the day before today. */
export function isPaymentDay(day: BusinessDate, now: Date): boolean {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  return day === addDays(today, -LUNCHES_AGO[2]) || day === addDays(today, -1);
}
