import type { CustomerId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { CustomerPage } from "../contract/customers.ts";

const SHOWN = 10;

type Row = CustomerPage["reservations_coming"][number];

const columns = columnsOf<Row>({
  id: "r.id",
  date: "r.starts_at",
  table_title: "t.title",
  people_count: "r.people_count",
  unique_code: "r.unique_code",
  status: "r.status",
  arrived_at: "r.arrived_at",
  no_show_at: "r.no_show_at",
  is_cancelled_by_guest: "r.cancelled_by_guest_at is not null",
  is_overbooked: "r.is_overbooked",
});

/** SQL: a reservation `r` of these customers that was not deleted. */
const THEIRS = "r.tenant_id = $1 and r.customer_id = any($2::bigint[]) and r.archived_at is null";
/** SQL: its party is still awaited at $3. */
const COMING = "r.ends_at > $3 and r.status <> 'cancelled' and r.no_show_at is null and r.arrived_at is null";
const TABLE = "left join store_tables t on t.tenant_id = $1 and t.id = r.table_id";

/** The reservations of these ids of one person: which are to come, which were, and how many. */
export async function readReservations(
  tx: Tx,
  ids: readonly CustomerId[],
  now: Date,
): Promise<Pick<CustomerPage, "reservations_coming" | "reservations_past" | "reservations" | "no_shows">> {
  const coming = await tx.query<Row>({
    text: `select ${columns} from reservations r ${TABLE}
      where ${THEIRS} and ${COMING} order by r.starts_at, r.id limit $4`,
    values: [tx.tenantId, ids, now, SHOWN],
  });
  const past = await tx.query<Row>({
    text: `select ${columns} from reservations r ${TABLE}
      where ${THEIRS} and not (${COMING}) order by r.starts_at desc, r.id desc limit $4`,
    values: [tx.tenantId, ids, now, SHOWN],
  });
  const [counted] = await tx.query<{ reservations: number; no_shows: number }>({
    text: `select count(*)::integer as reservations, count(r.no_show_at)::integer as no_shows
      from reservations r where ${THEIRS}`,
    values: [tx.tenantId, ids],
  });
  return {
    reservations_coming: coming,
    reservations_past: past,
    reservations: counted?.reservations ?? 0,
    no_shows: counted?.no_shows ?? 0,
  };
}
