import { z } from "zod";
import type { SessionCount } from "#money/cash/domain/is-same-count.ts";
import { type CashSessionId, toId, type UserId } from "#platform/domain/ids.ts";
import { cents, subtractCents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { KeptCount } from "../contract/cash-reports.ts";

const storedCents = z.number().int().transform(cents);
/** How a count is kept: as it was given, each other way to pay beside what was expected of it. */
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

/** A count that was kept, with who counted and who let it be counted again. */
export interface KeptCountRow extends SessionCount {
  readonly no: number;
  readonly at: Date;
  readonly by: string;
  readonly counted: KeptCount["counted"];
  readonly reason: string | null;
  readonly approvedBy: string | null;
}

interface StoredRow extends Omit<KeptCountRow, "pieces" | "methods"> {
  readonly pieces: unknown;
  readonly methods: unknown;
}

/** Every count of a session, in order. */
export async function keptCounts(tx: Tx, id: CashSessionId): Promise<KeptCountRow[]> {
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

/** What a kept count tells whoever may know its difference. */
export function keptCountView({ no, at, by, counted, expected, ...row }: KeptCountRow): KeptCount {
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

export interface NewKeptCount extends SessionCount {
  readonly sessionId: CashSessionId;
  readonly no: number;
  readonly at: Date;
  readonly by: UserId;
  readonly counted: KeptCount["counted"];
  readonly reason: string | null;
  readonly approver: UserId | null;
}

/** Keeps a count of a session that is locked, so that two at once are two numbers. */
export async function insertKeptCount(tx: Tx, count: NewKeptCount): Promise<void> {
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
