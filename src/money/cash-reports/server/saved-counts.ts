import { z } from "zod";
import { isCash } from "#core/payment-types/domain/payment-icon.ts";
import { readPaymentTypes } from "#core/settings/server/public.ts";
import type { SessionCount } from "#money/cash/domain/cash-count.ts";
import { noTakings } from "#money/cash/domain/cash-session.ts";
import { type CashSessionId, toId, type UserId } from "#platform/domain/ids.ts";
import { cents, subtractCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { SavedCount } from "../contract/cash-reports.ts";
import type { SessionMethod } from "./session-figures.ts";

const storedCents = z.number().int().transform(cents);
/** Saved form of a count: the pieces as given, and each other payment type beside what was expected. */
const storedPieces = z.array(z.object({ denomination: storedCents, pieces: z.number().int() }));
const storedMethods = z.array(
  z.object({
    id: z.number().int(),
    title: z.string(),
    payments: z.number().int(),
    expected: storedCents,
    counted: storedCents,
    taken: storedCents,
    givenBack: storedCents,
    vouchers: z.number().int().nullable(),
  }),
);

interface SavedCountRow extends SessionCount {
  readonly no: number;
  readonly at: Date;
  readonly by: string;
  readonly reason: string | null;
  readonly approvedBy: string | null;
}

interface StoredRow extends Omit<SavedCountRow, "pieces" | "methods"> {
  readonly pieces: unknown;
  readonly methods: unknown;
}

/** Returns every count of a session, in order. */
export async function savedCounts(tx: Tx, id: CashSessionId): Promise<SavedCountRow[]> {
  const rows = await tx.query<StoredRow>({
    text: `select c.count_no as no, c.counted_at as at, u.name as by, c.counted_cents as counted,
        c.expected_cents as expected, c.pieces, c.methods, c.reason, a.name as "approvedBy"
      from cash_kept_counts c
      join users u on u.tenant_id = $1 and u.id = c.counted_by
      left join users a on a.tenant_id = $1 and a.id = c.approver_id
      where c.tenant_id = $1 and c.cash_session_id = $2 order by c.count_no`,
    values: [tx.tenantId, id],
  });
  return rows.map((row) => ({
    ...row,
    pieces: storedPieces.parse(row.pieces),
    methods: storedMethods.parse(row.methods),
  }));
}

/** Shows a saved count to people who may know its difference. */
export function savedCountView({ no, at, by, counted, expected, ...row }: SavedCountRow): SavedCount {
  return {
    count_no: no,
    at,
    by,
    counted,
    difference: subtractCents(counted, expected),
    pieces: [...row.pieces],
    methods: row.methods.map((method) => ({
      id: toId<"PaymentType">(method.id),
      title: method.title,
      taken: method.taken,
      given_back: method.givenBack,
      vouchers: method.vouchers,
      difference: subtractCents(method.counted, method.expected),
    })),
    reason: row.reason,
    approved_by: row.approvedBy,
  };
}

interface NewSavedCount extends SessionCount {
  readonly sessionId: CashSessionId;
  readonly no: number;
  readonly at: Date;
  readonly by: UserId;
  readonly reason: string | null;
  readonly approver: UserId | null;
}

/** Saves a count of a locked session, so that two at once get two numbers. */
export async function insertSavedCount(tx: Tx, count: NewSavedCount): Promise<void> {
  const { sessionId, no, at, by, expected, counted, pieces, methods, reason, approver } = count;
  await tx.query({
    text: `insert into cash_kept_counts (tenant_id, cash_session_id, count_no, counted_at, counted_by, expected_cents,
        counted_cents, difference_cents, pieces, methods, reason, approver_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      tx.tenantId,
      sessionId,
      no,
      at,
      by,
      expected,
      counted,
      subtractCents(counted, expected),
      JSON.stringify(pieces.filter(({ pieces: many }) => many > 0)),
      JSON.stringify(methods),
      reason,
      approver,
    ],
  });
}

/**
 * Returns the payment types to declare beside the counted cash: all that are money but not cash and in use, and those
 * out of use that took or refunded something. The list is complete so that it does not reveal what was sold.
 */
export async function methodsToDeclare(tx: Tx, used: readonly SessionMethod[]): Promise<SessionMethod[]> {
  const offered = (await readPaymentTypes(tx)).filter(
    (type) => type.isActive && type.settles === "now" && !isCash(type),
  );
  const others = used.filter((method) => !method.isCash);
  const inUse = offered.map(
    ({ id, title }) =>
      others.find((method) => method.id === id) ?? { ...noTakings, id, title, isCash: false },
  );
  return [...inUse, ...others.filter((method) => !offered.some(({ id }) => id === method.id))];
}
