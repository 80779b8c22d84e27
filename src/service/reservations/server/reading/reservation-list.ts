import { listSource } from "#platform/server/lists/list-source.ts";
import { foldedSql } from "#platform/server/lists/search-sql.ts";
import { RESERVATION_COLUMNS, RESERVATION_DETAILS, type ReservationRow } from "./reservation-queries.ts";

/** From $2 until before $3; $4 a status, $5 a pattern of code, notes, name or phone. */
export const reservationList = listSource<ReservationRow>()({
  id: "r.id",
  from: "reservations r",
  where: `r.tenant_id = $1 and r.archived_at is null and r.starts_at >= $2 and r.starts_at < $3
    and ($4::text is null or r.status = $4)
    and ($5::text is null or ${foldedSql("concat_ws(' ', r.unique_code, r.notes)")} like $5
      or (select ${foldedSql("concat_ws(' ', c.name, c.phone)")} from customers c
        where c.tenant_id = $1 and c.id = r.customer_id) like $5)`,
  sorts: { date: { by: "r.starts_at", type: "timestamptz", index: "reservations_by_start" } },
  columns: RESERVATION_COLUMNS,
  details: `cross join lateral (select * from reservations where tenant_id = $1 and id = page.id offset 0) r
    ${RESERVATION_DETAILS}`,
});
