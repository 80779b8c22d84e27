import type { CashSessionId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { CountedPieces } from "../domain/count-cash.ts";
import type { DrawerId } from "./cash-queries.ts";

/** What the last close of a drawer counted. */
export interface LastClose {
  readonly drawerId: DrawerId;
  readonly sessionId: CashSessionId;
  readonly left: Cents;
}

/** The last close of each drawer that was ever closed, or of one. */
export const lastCloses = (tx: Tx, drawer: DrawerId | null = null) =>
  tx.query<LastClose>({
    text: `select d.id as "drawerId", z.cash_session_id as "sessionId", z.counted_cents as left
      from cash_drawers d cross join lateral (
        select c.cash_session_id, c.counted_cents from cash_sessions s
        join cash_closings c on c.tenant_id = $1 and c.cash_session_id = s.id
        where s.tenant_id = $1 and s.drawer_id = d.id and s.closed_at is not null
        order by s.closed_at desc, s.id desc limit 1
      ) z where d.tenant_id = $1 and ($2::bigint is null or d.id = $2)`,
    values: [tx.tenantId, drawer],
  });

/** The last close of one drawer; null: it was never closed. */
export async function lastCloseOf(tx: Tx, id: DrawerId): Promise<LastClose | null> {
  const [last = null] = await lastCloses(tx, id);
  return last;
}

export interface NewOpening {
  readonly sessionId: CashSessionId;
  readonly counted: Cents;
  readonly last: LastClose | null;
  readonly difference: Cents;
  readonly reason: string | null;
}

/** Writes what was counted when a session was opened; pieces of which there were none are left out. */
export async function insertOpening(
  tx: Tx,
  { sessionId, counted, last, difference, reason }: NewOpening,
  pieces: readonly CountedPieces[],
): Promise<void> {
  await tx.query({
    text: `insert into cash_openings (tenant_id, cash_session_id, counted_cents, previous_session_id, left_cents,
        difference_cents, difference_reason) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      tx.tenantId,
      sessionId,
      counted,
      last?.sessionId ?? null,
      last === null ? null : cents(last.left),
      difference,
      difference === 0 ? null : reason,
    ],
  });
  await tx.query({
    text: `insert into cash_opening_counts (tenant_id, cash_session_id, denomination_cents, pieces)
      select $1, $2, c.denomination, c.pieces
      from jsonb_to_recordset($3::jsonb) as c(denomination bigint, pieces integer) where c.pieces > 0`,
    values: [tx.tenantId, sessionId, JSON.stringify(pieces)],
  });
}
