import type { Tx } from "#platform/server/db/tx.ts";
import type { ReservationTable } from "../../contract/reservations.ts";
import type { TableInUse } from "../../domain/waiting.ts";
import { seatedSince } from "./seating-queries.ts";

/** The tables as they are now: since when each is taken, and who is awaited there next. */
export function selectTablesInUse(tx: Tx, now: Date): Promise<(TableInUse & ReservationTable)[]> {
  return tx.query({
    text: `select t.id, t.title as table_title, t.floor, t.seating_capacity,
        least(
          (select min(a.opened_at) from accounts a
            where a.tenant_id = $1 and a.table_id = t.id and a.closed_at is null),
          (select g.seated_at from seatings g
            where g.tenant_id = $1 and g.table_id = t.id and g.account_id is null and g.ended_at is null
              and g.seated_at > $3)
        ) as taken_since,
        (select min(r.starts_at) from reservations r
          where r.tenant_id = $1 and r.table_id = t.id and r.starts_at > $2::timestamptz - interval '12 hours'
            and r.ends_at > $2 and r.status <> 'cancelled' and r.no_show_at is null and r.arrived_at is null
            and r.archived_at is null) as next_reservation
      from store_tables t
      where t.tenant_id = $1 and t.is_enabled and t.archived_at is null
      order by t.position, t.id`,
    values: [tx.tenantId, now, seatedSince(now)],
  });
}
