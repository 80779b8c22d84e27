import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  readTableReservations as definition,
  SeatedTable,
  TableReservation,
} from "../../contract/reservations.ts";
import { keptSince, seatedSince } from "../../domain/held-tables.ts";
import { selectTablesInUse } from "./take-table.ts";

/** Hours that a till looks ahead: longer than any warning, so that the list may be read rarely. */
const HOURS_AHEAD = 6;

/** Reads which tables are reserved soon and which are taken, with an order or without, for people who seat guests. */
export function readTableReservations(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { reservations: rules } = await readSettings(tx, ctx.now);
    return {
      warning_minutes: rules.warningMinutes,
      reservations: await selectExpected(tx, ctx.now),
      seated: await selectSeated(tx, ctx.now),
      taken: (await selectTablesInUse(tx, ctx.now)).flatMap(({ id, taken_since }) =>
        taken_since === null ? [] : [id],
      ),
    };
  });
}

const EXPECTED_COLUMNS = columnsOf<TableReservation>({
  id: "r.id",
  table_id: "r.table_id",
  table_title: "t.title",
  date: "r.starts_at",
  ends_at: "r.ends_at",
  customer_id: "r.customer_id",
  customer_name: "c.name",
  customer_phone: "c.phone",
  people_count: "r.people_count",
});

function selectExpected(tx: Tx, now: Date): Promise<TableReservation[]> {
  return tx.query({
    text: `select ${EXPECTED_COLUMNS} from reservations r
      join store_tables t on t.tenant_id = $1 and t.id = r.table_id and t.archived_at is null
      cross join lateral (select name, phone from customers where tenant_id = $1 and id = r.customer_id offset 0) c
      where r.tenant_id = $1 and r.starts_at > $4 and r.starts_at < $3
        and r.ends_at > $2 and r.status <> 'cancelled' and r.arrived_at is null and r.no_show_at is null
        and r.archived_at is null
      order by r.starts_at, r.id`,
    values: [tx.tenantId, now, new Date(now.getTime() + HOURS_AHEAD * HOUR_MS), keptSince(now)],
  });
}

const SEATED_COLUMNS = columnsOf<SeatedTable>({
  table_id: "g.table_id",
  table_title: "t.title",
  seated_at: "g.seated_at",
  people_count: "coalesce(g.people, 0)",
  name: "coalesce(w.name, c.name)",
  customer:
    "case when c.id is null or c.archived_at is not null then null else json_build_object('id', c.id, 'phone', c.phone, 'name', c.name) end",
  reservation_id: "g.reservation_id",
  waiting_party_id: "g.waiting_party_id",
});

function selectSeated(tx: Tx, now: Date): Promise<SeatedTable[]> {
  return tx.query({
    text: `select ${SEATED_COLUMNS} from seatings g
      join store_tables t on t.tenant_id = $1 and t.id = g.table_id and t.archived_at is null
      left join waiting_parties w on w.tenant_id = $1 and w.id = g.waiting_party_id
      left join lateral (
        select k.id, k.phone, k.name, k.archived_at from reservations r
        join customers k on k.tenant_id = $1 and k.id = r.customer_id
        where r.tenant_id = $1 and r.id = g.reservation_id offset 0
      ) c on true
      where g.tenant_id = $1 and g.account_id is null and g.ended_at is null and g.seated_at > $2
      order by t.position, t.id`,
    values: [tx.tenantId, seatedSince(now)],
  });
}
