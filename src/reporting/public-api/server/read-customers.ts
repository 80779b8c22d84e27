import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { ApiKeyContext } from "#platform/server/http/context.ts";
import { listSource, listValues } from "#platform/server/lists/list-source.ts";
import type { listPublicCustomers } from "../contract/customers.ts";
import type { readPublicStore } from "../contract/store.ts";
import { publicPageOf } from "./public-page.ts";

type Customers = ResponseOf<typeof listPublicCustomers>;
type Customer = Customers["data"][number];

const COLUMNS = columnsOf<Customer>({
  id: "c.id",
  name: "c.name",
  phone: "c.phone",
  email: "c.email",
  company: "coalesce(nullif(c.trade_name, ''), nullif(c.razon_social, ''))",
  nit: "c.nit",
  nrc: "c.nrc",
  created_at: "c.created_at",
  updated_at: "c.updated_at",
  is_deleted: "c.archived_at is not null",
  merged_into_id: "c.merged_into_id",
});

/** Customers that changed at $2 or later, including deleted ones. */
const customersByChange = listSource<Customer>()({
  id: "c.id",
  from: "customers c",
  where: "c.tenant_id = $1 and c.updated_at >= $2::timestamptz",
  sorts: { change: { by: "c.updated_at", type: "timestamptz", index: "customers_by_change" } },
  columns: COLUMNS,
  details: "cross join lateral (select * from customers where tenant_id = $1 and id = page.id offset 0) c",
});

const LONG_AGO = new Date(0);

/**
 * Returns a page of customers by their last change. A program keeps its copy up to date by asking from some minutes
 * before the last change it knows: a row carries the time of its request, but is visible only from its commit on.
 */
export function publicCustomersPage(
  ctx: ApiKeyContext,
  query: QueryOf<typeof listPublicCustomers>,
): Promise<Customers> {
  return ctx.inTenant((tx) =>
    publicPageOf(tx, customersByChange, listValues(tx, query.updated_since ?? LONG_AGO), {
      ...query,
      sort: "change",
    }),
  );
}

/** Returns one customer, even a deleted one. */
export function oneCustomer(ctx: ApiKeyContext, id: CustomerId): Promise<Customer> {
  return ctx.inTenant(async (tx) => {
    const [customer] = await tx.query<Customer>({
      text: `select ${COLUMNS} from customers c where c.tenant_id = $1 and c.id = $2`,
      values: [tx.tenantId, id],
    });
    return found(customer);
  });
}

/** Returns the restaurant of a key, and the key. */
export function store(ctx: ApiKeyContext): Promise<ResponseOf<typeof readPublicStore>> {
  return ctx.inTenant(async (tx) => {
    const settings = await readSettings(tx, ctx.now);
    return {
      name: settings.store.store_name,
      currency: settings.currency,
      time_zone: settings.dayRule.zone,
      day_begins_at_hour: settings.dayRule.cutoffHour,
      business_date: settings.today,
      key: { name: ctx.keyName, scopes: [...ctx.scopes] },
    };
  });
}
