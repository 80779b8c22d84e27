import { readSettings } from "#core/settings/server/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Customer, CustomerPage } from "../contract/customers.ts";
import { customerById, customerIdOf, personIds, referencesTo } from "./customer-queries.ts";
import { customerView } from "./customer-view.ts";

/**
 * Reads a customer with the figures of their visits, including those of customers merged into them. Throws
 * `not_found`.
 */
export function readCustomerPage(
  ctx: StaffContext,
  key: CustomerId | string,
  readSpending: ReadSpending,
): Promise<CustomerPage> {
  return ctx.inTenant(async (tx) => {
    const id = found(await customerIdOf(tx, key));
    const customer = customerView(found(await customerById(tx, id)));
    const { currency } = await readSettings(tx, ctx.now);
    const ids = await personIds(tx, id);
    const spending = await readSpending(tx, ids);
    const { visits, spend } = spending;
    return {
      customer,
      currency,
      ...spending,
      average: visits === 0 ? null : cents(Math.round(spend / visits)),
      ...(await readReservations(tx, ids, ctx.now)),
      ...(await referencesTo(tx, ids, ctx.now)),
    };
  });
}

/** Reads one customer by id or by phone in any spelling. Throws `not_found`. */
export async function readCustomer(
  ctx: StaffContext,
  key: CustomerId | string,
): Promise<{ customer: Customer }> {
  return ctx.inTenant(async (tx) => {
    const id = found(await customerIdOf(tx, key));
    return { customer: customerView(found(await customerById(tx, id))) };
  });
}

/** The invoices, which are above the customers, say what somebody spent. */
export type ReadSpending = (tx: Tx, ids: readonly CustomerId[]) => Promise<Spending>;

export type Spending = Pick<
  CustomerPage,
  "visits" | "spend" | "first_visit" | "last_visit" | "favourites" | "last_invoices"
>;

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
/** SQL: the party is still expected at $3. */
const COMING = "r.ends_at > $3 and r.status <> 'cancelled' and r.no_show_at is null and r.arrived_at is null";
const TABLE = "left join store_tables t on t.tenant_id = $1 and t.id = r.table_id";

/** Reads the reservations of one person's ids: coming ones, past ones, and the counts. */
async function readReservations(
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
