import { sql } from "kysely";
import type { CountedMethod, CountedPieces } from "#money/cash/domain/cash-count.ts";
import type { CashSessionId, UserId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { MethodCount } from "../contract/cash-reports.ts";
import type { SessionFigures } from "./session-figures.ts";
import { figuresToStore } from "./session-figures.ts";

interface NewClosing {
  readonly cash_session_id: CashSessionId;
  readonly z_no: number;
  readonly closed_at: Date;
  readonly closed_by: UserId;
  readonly counted_cents: Cents;
  readonly difference_cents: Cents;
  readonly difference_reason: string | null;
  readonly approver_id: UserId | null;
}

interface CountedSession {
  readonly figures: SessionFigures;
  readonly pieces: readonly CountedPieces[];
  readonly methods: readonly CountedMethod[];
}

/** Writes the Z with its count; leaves out denominations of which there were no pieces. */
export async function insertClosing(
  tx: Tx,
  closing: NewClosing,
  { figures, pieces, methods }: CountedSession,
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("cash_closings").values({
      tenant_id: tx.tenantId,
      ...closing,
      expected_cents: figures.takings.expected_cash,
      report: JSON.stringify(figuresToStore(figures)),
    }),
  );
  await tx.query({
    text: `insert into cash_counts (tenant_id, cash_session_id, denomination_cents, pieces)
      select $1, $2, c.denomination, c.pieces
      from jsonb_to_recordset($3::jsonb) as c(denomination bigint, pieces integer) where c.pieces > 0`,
    values: [tx.tenantId, closing.cash_session_id, JSON.stringify(pieces)],
  });
  await tx.query({
    text: `insert into cash_method_counts (tenant_id, cash_session_id, payment_type_id, payment_type_title, payments,
        vouchers, expected_cents, taken_cents, given_back_cents, difference_cents)
      select $1, $2, m.id, m.title, m.payments, m.vouchers, m.expected, m.taken, m."givenBack", m.counted - m.expected
      from jsonb_to_recordset($3::jsonb) as m(id bigint, title text, payments integer, vouchers integer,
        expected bigint, taken bigint, "givenBack" bigint, counted bigint)`,
    values: [tx.tenantId, closing.cash_session_id, JSON.stringify(methods)],
  });
}

/** Reads a session with its drawer, the people and, once it is closed, its Z. */
export const sessionWithClosing = (tx: Tx, id: CashSessionId) =>
  tx.first(
    sqlOf
      .selectFrom("cash_sessions as s")
      .innerJoin("cash_drawers as d", (join) =>
        join.onRef("d.tenant_id", "=", "s.tenant_id").onRef("d.id", "=", "s.drawer_id"),
      )
      .innerJoin("users as o", (join) =>
        join.onRef("o.tenant_id", "=", "s.tenant_id").onRef("o.id", "=", "s.opened_by"),
      )
      .leftJoin("cash_closings as z", (join) =>
        join.onRef("z.tenant_id", "=", "s.tenant_id").onRef("z.cash_session_id", "=", "s.id"),
      )
      .leftJoin("cash_openings as f", (join) =>
        join.onRef("f.tenant_id", "=", "s.tenant_id").onRef("f.cash_session_id", "=", "s.id"),
      )
      .leftJoin("users as c", (join) =>
        join.onRef("c.tenant_id", "=", "z.tenant_id").onRef("c.id", "=", "z.closed_by"),
      )
      .leftJoin("users as a", (join) =>
        join.onRef("a.tenant_id", "=", "z.tenant_id").onRef("a.id", "=", "z.approver_id"),
      )
      .where("s.tenant_id", "=", tx.tenantId)
      .where("s.id", "=", id)
      .select(["s.id", "s.opened_by", "s.opened_at", "s.business_date", "s.float_cents"])
      .select(["f.left_cents", "f.difference_cents as opening_difference"])
      .select("f.difference_reason as opening_reason")
      .select(["d.title as drawer", "o.name as opened_by_name"])
      .select(["z.z_no", "z.closed_at", "z.counted_cents", "z.difference_cents", "z.difference_reason"])
      .select(["c.name as closed_by_name", "a.name as approved_by_name"])
      .select(sql<unknown>`z.report`.as("report")),
  );
export type SessionWithClosing = NonNullable<Awaited<ReturnType<typeof sessionWithClosing>>>;

/** Returns the pieces counted at the close, largest first. */
export const countedPieces = (tx: Tx, id: CashSessionId) => piecesIn(tx, "cash_counts", id);

/** Returns the pieces counted at the opening, largest first. */
export const openingPieces = (tx: Tx, id: CashSessionId) => piecesIn(tx, "cash_opening_counts", id);

async function piecesIn(
  tx: Tx,
  table: "cash_counts" | "cash_opening_counts",
  id: CashSessionId,
): Promise<CountedPieces[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom(table)
      .select(["denomination_cents", "pieces"])
      .where("tenant_id", "=", tx.tenantId)
      .where("cash_session_id", "=", id)
      .orderBy("denomination_cents", "desc"),
  );
  return rows.map((row) => ({ denomination: cents(row.denomination_cents), pieces: row.pieces }));
}

const METHOD_COUNT = columnsOf<MethodCount>({
  title: "m.payment_type_title",
  payments: "m.payments",
  vouchers: "m.vouchers",
  expected: "m.expected_cents",
  counted: "m.taken_cents - m.given_back_cents",
  difference: "m.difference_cents",
});

/** Returns what was declared of the other payment types at the close, in the order in which they are offered. */
export const countedMethods = (tx: Tx, id: CashSessionId) =>
  tx.query<MethodCount>({
    text: `select ${METHOD_COUNT}
      from cash_method_counts m join payment_types t on t.tenant_id = $1 and t.id = m.payment_type_id
      where m.tenant_id = $1 and m.cash_session_id = $2 order by t.position, t.id`,
    values: [tx.tenantId, id],
  });

/** Numbers the next print of a Z. Its session is locked, so two prints at once get two numbers. */
export async function insertPrint(
  tx: Tx,
  print: { readonly sessionId: CashSessionId; readonly at: Date; readonly by: UserId },
): Promise<number> {
  const [row] = await tx.query<{ copy_no: number }>({
    text: `insert into cash_closing_prints (tenant_id, cash_session_id, copy_no, printed_at, printed_by)
      select $1, $2, 1 + coalesce(max(copy_no), 0), $3, $4
      from cash_closing_prints where tenant_id = $1 and cash_session_id = $2 returning copy_no`,
    values: [tx.tenantId, print.sessionId, print.at, print.by],
  });
  return required(row, "the number of a print").copy_no;
}
