import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { UpcomingReservation } from "../contract/dashboard.ts";

const SHOWN = 5;

const reservationColumns = columnsOf<UpcomingReservation>({
  id: "r.id",
  date: "r.starts_at",
  customer_id: "r.customer_id",
  customer_name: "c.name",
  customer_phone: "c.phone",
  people_count: "r.people_count",
  table_title: "t.title",
});

/** The parties that are awaited next, whose table is still kept; late ones too. No table is kept longer than 12 hours. */
export const upcomingReservations = (tx: Tx, now: Date) =>
  tx.query<UpcomingReservation>({
    text: `select ${reservationColumns}
      from reservations r
      join customers c on c.tenant_id = $1 and c.id = r.customer_id
      left join store_tables t on t.tenant_id = $1 and t.id = r.table_id
      where r.tenant_id = $1 and r.starts_at > $2::timestamptz - interval '12 hours' and r.ends_at > $2
        and r.status <> 'cancelled' and r.arrived_at is null and r.no_show_at is null and r.archived_at is null
      order by r.starts_at, r.id limit ${SHOWN}`,
    values: [tx.tenantId, now],
  });
