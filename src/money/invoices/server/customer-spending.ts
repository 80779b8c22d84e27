import type { CustomerId, InvoiceId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Spending } from "#service/customers/server/public.ts";

const LAST_INVOICES = 10;
const FAVOURITES = 5;
/** Invoices used to find favourite dishes: tastes change, and years of invoices take too long. */
const FAVOURITES_OF = 200;

/** SQL: the refunds of an invoice `i`, without tips. */
const REFUNDED = `(select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
  where r.tenant_id = $1 and r.invoice_id = i.id)`;

/** SQL: an invoice `i` was not undone. */
const STANDS = "not exists (select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = i.id)";

/** Reads visits and spending of one person's ids; a fully refunded account is not a visit. */
async function readFigures(
  tx: Tx,
  ids: readonly CustomerId[],
): Promise<Omit<Spending, "favourites" | "last_invoices">> {
  const [figures] = await tx.query<Omit<Spending, "favourites" | "last_invoices">>({
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
  tx.query<Spending["favourites"][number]>({
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

type LastInvoice = Spending["last_invoices"][number];

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

/** Reads what one person, by all their ids, spent: visits, favourite dishes and the last invoices. */
export async function readSpending(tx: Tx, ids: readonly CustomerId[]): Promise<Spending> {
  return {
    ...(await readFigures(tx, ids)),
    favourites: await readFavourites(tx, ids),
    last_invoices: await readLastInvoices(tx, ids),
  };
}
