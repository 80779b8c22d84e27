import { readSettings } from "#core/settings/server/public.ts";
import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Customer, CustomerPage } from "../contract/customers.ts";
import { customerById, customerIdOf, personIds, referencesTo } from "./customer-queries.ts";
import { customerView } from "./customer-view.ts";

/**
 * Reads a customer with the figures of their visits, including those of customers merged into them. Throws
 * `not_found`.
 */
export function readCustomerPage(ctx: StaffContext, key: CustomerId | string): Promise<CustomerPage> {
  return ctx.inTenant(async (tx) => {
    const id = found(await customerIdOf(tx, key));
    const customer = customerView(found(await customerById(tx, id)));
    const { currency } = await readSettings(tx, ctx.now);
    const ids = await personIds(tx, id);
    const figures = await readFigures(tx, ids);
    const { visits, spend } = figures;
    return {
      customer,
      currency,
      ...figures,
      average: visits === 0 ? null : cents(Math.round(spend / visits)),
      favourites: await readFavourites(tx, ids),
      last_invoices: await readLastInvoices(tx, ids),
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

const LAST_INVOICES = 10;
const FAVOURITES = 5;
/** Invoices used to find favourite dishes: tastes change, and years of invoices take too long. */
const FAVOURITES_OF = 200;

interface Figures {
  readonly visits: number;
  readonly spend: Cents;
  readonly first_visit: Date | null;
  readonly last_visit: Date | null;
}

/** SQL: the refunds of an invoice `i`, without tips. */
const REFUNDED = `(select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
  where r.tenant_id = $1 and r.invoice_id = i.id)`;

/** SQL: an invoice `i` was not undone. */
const STANDS = "not exists (select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = i.id)";

/** Reads visits and spending of one person's ids; a fully refunded account is not a visit. */
async function readFigures(tx: Tx, ids: readonly CustomerId[]): Promise<Figures> {
  const [figures] = await tx.query<Figures>({
    text: `select count(distinct coalesce(i.account_id, i.id)) filter (where i.is_visit)::integer as visits,
        coalesce(sum(i.spent), 0)::bigint as spend,
        min(i.created_at) filter (where i.is_visit) as first_visit,
        max(i.created_at) filter (where i.is_visit) as last_visit
      from (
        select *, spent > 0 or total_cents = 0 as is_visit
        from (
          select i.id, i.account_id, i.created_at, i.total_cents, i.total_cents - ${REFUNDED} as spent
          from invoices i where i.tenant_id = $1 and i.customer_id = any($2::bigint[]) and ${STANDS}
        ) standing
      ) i`,
    values: [tx.tenantId, ids],
  });
  return required(figures, "the row of a sum");
}

/** Reads the dishes ordered most; each order line counts once, however many shared it. */
const readFavourites = (tx: Tx, ids: readonly CustomerId[]) =>
  tx.query<CustomerPage["favourites"][number]>({
    text: `select l.title, sum(l.quantity)::integer as quantity
      from (
        select distinct on (l.order_line_id) l.order_line_id, l.title, l.quantity
        from (
          select i.id from invoices i
          where i.tenant_id = $1 and i.customer_id = any($2::bigint[]) and ${STANDS}
          order by i.id desc limit $3
        ) i
        cross join lateral (
          select order_line_id, title, quantity from invoice_lines
          where tenant_id = $1 and invoice_id = i.id and order_line_id is not null offset 0
        ) l
        order by l.order_line_id
      ) l
      group by l.title order by 2 desc, l.title limit $4`,
    values: [tx.tenantId, ids, FAVOURITES_OF, FAVOURITES],
  });

type LastInvoice = CustomerPage["last_invoices"][number];

const lastColumns = columnsOf<LastInvoice>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  at: "i.created_at",
  table_title: "i.table_title",
  dining_option: "i.dining_option",
  total: "i.total_cents",
  refunded: REFUNDED,
  items: `array(
    select case when l.quantity = 1 then l.title else l.quantity || ' × ' || l.title end
    from invoice_lines l where l.tenant_id = $1 and l.invoice_id = i.id order by l.id
  )`,
});

/** Reads the newest invoices of one person's ids. */
const readLastInvoices = (tx: Tx, ids: readonly CustomerId[]) =>
  tx.query<LastInvoice & { readonly invoice_id: InvoiceId }>({
    text: `select ${lastColumns} from invoices i
      where i.tenant_id = $1 and i.customer_id = any($2::bigint[]) and ${STANDS}
      order by i.id desc limit $3`,
    values: [tx.tenantId, ids, LAST_INVOICES],
  });

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
