import { mayDo } from "#platform/domain/access/actions.ts";
import type { Actor } from "#platform/domain/access/actor.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";

/** Cash movements without a sale: pay in, pay out of the drawer, drop into the safe. */
export const cashMovementKinds = ["pay_in", "pay_out", "drop"] as const;
export type CashMovementKind = (typeof cashMovementKinds)[number];

/** Money that one payment type brought in during a session, and what was refunded with it; tips are apart. */
export interface MethodTakings {
  readonly title: string;
  readonly isCash: boolean;
  /** The number of payments, those on account included. */
  readonly payments: number;
  /** From sales, after change, without tips. */
  readonly amount: Cents;
  readonly tips: Cents;
  readonly refunds: Cents;
  /** Refunded tips; not part of `refunds`. */
  readonly tipRefunds: Cents;
  /** Payments on account by customers; not part of `amount`. */
  readonly accountPayments: Cents;
  /** Payments on account that were taken back. */
  readonly accountReturns: Cents;
}

/**
 * Returns what must be there of one payment type, in cash or vouchers: sales with tips and payments on account, less
 * refunds.
 */
export function expectedTakings(taken: Omit<MethodTakings, "title">): Cents {
  const { amount, tips, refunds, tipRefunds, accountPayments, accountReturns } = taken;
  return cents(amount + tips - refunds - tipRefunds + accountPayments - accountReturns);
}

interface SessionMovement {
  readonly kind: CashMovementKind;
  readonly amount: Cents;
}

interface SessionFigures {
  /** Sales of all payment types, without tips and before refunds. */
  readonly sales: Cents;
  readonly tips: Cents;
  readonly refunds: Cents;
  readonly tipRefunds: Cents;
  readonly accountPayments: Cents;
  readonly accountReturns: Cents;
  readonly payIn: Cents;
  readonly payOut: Cents;
  readonly drops: Cents;
  /** The cash that must be in the drawer now. */
  readonly expectedCash: Cents;
}

/**
 * Computes the figures of an X or Z. Expected in the drawer: the float, cash payments with tips and pay-ins, less cash
 * refunds, pay-outs and drops. Negative when more was taken out than was booked in.
 */
export function sessionFigures(
  float: Cents,
  methods: readonly MethodTakings[],
  movements: readonly SessionMovement[],
): SessionFigures {
  const total = (pick: (method: MethodTakings) => Cents, of = methods) => sumCents(of.map(pick));
  const moved = (kind: CashMovementKind) =>
    sumCents(movements.filter((movement) => movement.kind === kind).map((movement) => movement.amount));
  const [payIn, payOut, drops] = [moved("pay_in"), moved("pay_out"), moved("drop")];
  const inCash = methods.filter((method) => method.isCash);
  const cashTaken = total(expectedTakings, inCash);
  return {
    sales: total((method) => method.amount),
    tips: total((method) => method.tips),
    refunds: total((method) => method.refunds),
    tipRefunds: total((method) => method.tipRefunds),
    accountPayments: total((method) => method.accountPayments),
    accountReturns: total((method) => method.accountReturns),
    payIn,
    payOut,
    drops,
    expectedCash: cents(float + cashTaken + payIn - payOut - drops),
  };
}

export const noTakings = {
  payments: 0,
  amount: ZERO_CENTS,
  tips: ZERO_CENTS,
  refunds: ZERO_CENTS,
  tipRefunds: ZERO_CENTS,
  accountPayments: ZERO_CENTS,
  accountReturns: ZERO_CENTS,
} as const;

interface OpenSession {
  readonly openedBy: number;
}

/**
 * Picks the open session for a person's payment: their own, else the only open one, because people share a single
 * drawer. Returns undefined if several are open and none is theirs.
 */
export function sessionForPayment<Session extends OpenSession>(
  open: readonly Session[],
  userId: number,
): Session | undefined {
  const own = open.find((session) => session.openedBy === userId);
  return own ?? (open.length === 1 ? open[0] : undefined);
}

interface SessionActor extends Actor {
  readonly userId: number;
}

/** The person who opened a session answers for its drawer. */
interface SessionOwner {
  readonly opened_by: number;
}

interface SessionEnd {
  readonly closed_at: Date | null;
}

/** Lets the person who opened the session, and managers, move its cash and close it. */
export function mayHandleSession(actor: SessionActor, session: SessionOwner): boolean {
  return session.opened_by === actor.userId || mayApprove(actor);
}

/**
 * Tells whether the actor counts blind: while a session is open, only people who oversee cash see its sales, because
 * the expected cash follows from them.
 */
export function isCountBlind(actor: Actor, session: SessionEnd): boolean {
  return session.closed_at === null && !mayDo(actor, "cash.oversee");
}

/** Lets managers see every session, others their own and the open ones. */
export function maySeeSession(actor: SessionActor, session: SessionOwner & SessionEnd): boolean {
  return mayDo(actor, "cash.oversee") || session.opened_by === actor.userId || session.closed_at === null;
}

/**
 * Hides the sales of a day or period from people who count a drawer without overseeing cash: the totals would reveal
 * what is in it.
 */
export function isBlindToSales(actor: Actor): boolean {
  return mayDo(actor, "cash.work") && !mayDo(actor, "cash.oversee");
}

/** Why a payment goes into no drawer: one can be opened, others have all of them open, or none is in use. */
export type NoDrawerReason = "closed" | "taken" | "none";

/** Tells what stands in the way of a payment by somebody for whom no drawer is open. */
export function whyNoDrawer(
  drawers: readonly { readonly is_enabled: boolean; readonly isOpen: boolean }[],
): NoDrawerReason {
  const usable = drawers.filter((drawer) => drawer.is_enabled || drawer.isOpen);
  if (usable.some((drawer) => !drawer.isOpen)) return "closed";
  return usable.length > 0 ? "taken" : "none";
}
