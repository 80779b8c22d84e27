import type { QrOrderId, TableId, VisitId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type PhoneStanding, type SenderStanding, senderStanding } from "../domain/visit.ts";
import { openForParty, selectOpenVisit, writePhone } from "./visit-queries.ts";

/** The phone that sent an order from a table, and the current party there. */
interface SenderRow {
  readonly id: QrOrderId;
  readonly table_id: TableId;
  readonly token_hash: Buffer;
  readonly visit_id: VisitId | null;
  readonly standing: PhoneStanding | null;
  readonly was_here_before: boolean;
  readonly has_party: boolean;
}

interface Sender extends Pick<SenderRow, "table_id" | "token_hash" | "visit_id"> {
  readonly standing: SenderStanding;
}

/**
 * Returns the standing of the phones of these orders at their tables; orders without a table or a phone are left
 * out.
 */
export async function sendersOf(tx: Tx, ids: readonly QrOrderId[]): Promise<Map<QrOrderId, Sender>> {
  const rows = await tx.query<SenderRow>({
    text: `select q.id, q.table_id, q.guest_token_hash as token_hash, v.id as visit_id,
        (select p.standing from visit_phones p
          where p.tenant_id = $1 and p.visit_id = v.id and p.token_hash = q.guest_token_hash) as standing,
        was_at_table($1, q.table_id, q.guest_token_hash, v.id) as was_here_before,
        exists (select from visit_phones p
          where p.tenant_id = $1 and p.visit_id = v.id and p.standing = 'admitted')
        or exists (select from accounts a join orders o on o.tenant_id = $1 and o.account_id = a.id
          where a.tenant_id = $1 and a.table_id = q.table_id and a.dining_option = 'dinein' and a.closed_at is null
            and o.payment_status = 'unpaid' and o.cancelled_at is null and o.id is distinct from q.order_id) as has_party
      from qr_orders q
      left join visits v on v.tenant_id = $1 and v.table_id = q.table_id and v.closed_at is null
      where q.tenant_id = $1 and q.id = any($2::bigint[]) and q.table_id is not null
        and q.guest_token_hash is not null`,
    values: [tx.tenantId, ids],
  });
  return new Map(
    rows.map(({ id, table_id, token_hash, visit_id, ...row }) => [
      id,
      { table_id, token_hash, visit_id, standing: senderStanding(row) },
    ]),
  );
}

/**
 * Admits the phone that opened its table with an order, once that order was taken. No other order lets a phone
 * join.
 */
export async function admitSender(
  tx: Tx,
  { id, name, now }: { readonly id: QrOrderId; readonly name: string; readonly now: Date },
): Promise<void> {
  const sender = (await sendersOf(tx, [id])).get(id);
  if (sender === undefined) return;
  // The visit was ended by hand and no new one followed; with the order a party sits there.
  if (sender.visit_id === null) await openForParty(tx, sender.table_id, now);
  const visit = await selectOpenVisit(tx, sender.table_id);
  if (visit === undefined) return;
  if (sender.standing === "opens")
    await writePhone(tx, {
      visitId: visit.id,
      tokenHash: sender.token_hash,
      name,
      standing: "admitted",
      now,
    });
  tx.emit({ type: "visits_changed", tableId: sender.table_id });
}
