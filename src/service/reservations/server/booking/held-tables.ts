import { STAY_MINUTES } from "#core/settings/domain/reservation-limits.ts";
import type { ReservationId, TableId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type HeldTable, SEARCHED_MINUTES, type Stay } from "../../domain/booking.ts";
import { MINUTE_MS } from "../../domain/reservation.ts";

/** A table that is kept, and for whom. */
export interface KeptTable extends HeldTable {
  readonly customer: string;
}

/** All that is kept around a stay, as far as free times are looked for; without `exceptId`, which is not in its own way. */
export function selectKeptTables(tx: Tx, stay: Stay, exceptId: ReservationId | null): Promise<KeptTable[]> {
  const around = SEARCHED_MINUTES * MINUTE_MS;
  const longest = STAY_MINUTES.max * MINUTE_MS;
  return tx.query({
    text: `select r.id, r.table_id as "tableId", r.starts_at as "from", r.ends_at as "to",
        coalesce(nullif(c.name, ''), c.phone) as customer
      from reservations r
      cross join lateral (select name, phone from customers where tenant_id = $1 and id = r.customer_id offset 0) c
      where r.tenant_id = $1 and r.starts_at > $2 and r.starts_at < $3 and r.table_id is not null
        and r.status <> 'cancelled' and r.no_show_at is null and r.archived_at is null
        and r.id is distinct from $4::bigint
      order by r.starts_at, r.id`,
    values: [
      tx.tenantId,
      new Date(stay.from.getTime() - around - longest),
      new Date(stay.to.getTime() + around),
      exceptId,
    ],
  });
}

/** A table that can be booked, locked: of two who book it the later sees what the earlier wrote. Undefined when there is none. */
export const lockTable = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select(["id", "title", "seating_capacity"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .forNoKeyUpdate(),
  );
