import { columnsOf } from "#platform/server/db/columns-of.ts";
import { listSource } from "#platform/server/lists/list-source.ts";
import type { CustomerRow } from "../../contract/customers.ts";

const columns = columnsOf<CustomerRow>({
  id: "c.id",
  phone: "c.phone",
  name: "c.name",
  email: "c.email",
  type: "c.type",
  notes: "c.notes",
  allergies: "c.allergies",
  gender: "c.gender",
  birth_date: "c.birth_date",
  created_at: "c.created_at",
});

const base = {
  id: "c.id",
  from: "customers c",
  columns,
  details: "cross join lateral (select * from customers where tenant_id = $1 and id = page.id offset 0) c",
} as const;

const indexed = {
  created_at: { by: "c.created_at", type: "timestamptz", index: "customers_by_age" },
  name: { by: "c.sort_name", type: "text", index: "customers_by_name" },
} as const;

const fewRows = { fewRows: "those that were found, as many as are counted" };

/** Every customer. */
export const allCustomers = listSource<CustomerRow>()({
  ...base,
  where: "c.tenant_id = $1 and c.archived_at is null",
  sorts: indexed,
});

/** Those with the ids $2, which a search found. */
export const fewCustomers = listSource<CustomerRow>()({
  ...base,
  where: "c.tenant_id = $1 and c.archived_at is null and c.id = any($2::bigint[])",
  sorts: {
    created_at: { ...indexed.created_at, index: fewRows },
    name: { ...indexed.name, index: fewRows },
  },
});

/**
 * Those of whom a word lies from each of $2 to before the same of $3. Only asked for words that many have: one in forty or
 * more, so that the order of the list soon meets a page of them.
 */
export const manyCustomers = listSource<CustomerRow>()({
  ...base,
  where: `c.tenant_id = $1 and c.archived_at is null and not exists (
    select from unnest($2::text[], $3::text[]) as term (low, high)
    where not exists (
      select from customer_words w
      where w.tenant_id = $1 and w.customer_id = c.id and w.word >= term.low and w.word < term.high))`,
  sorts: indexed,
});
