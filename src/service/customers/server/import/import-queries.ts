import type { Tx } from "#platform/server/db/tx.ts";
import type { FileCustomer } from "../../domain/customer-file.ts";
import { customerSearchText } from "../../domain/customer-search.ts";
import { phoneKey } from "../../domain/phone-key.ts";
import type { KnownCustomer } from "../../domain/plan-import.ts";

/** The customers whose phones these keys are. */
export const knownByPhone = (tx: Tx, keys: readonly string[]) =>
  tx.query<KnownCustomer>({
    text: `select id, phone, type, name, email, birth_date as "birthDate", gender from customers
      where tenant_id = $1 and phone_key = any($2::text[]) and archived_at is null`,
    values: [tx.tenantId, keys],
  });

/** Rows written by one statement: each has its words beside it, and a statement has five seconds. */
const BATCH = 2_000;

/**
 * Adds customers in the order of their phones, so that two imports at once never wait for each other in a circle; gives the
 * keys of those that were added. Whose phone somebody else added meanwhile is left out.
 */
export async function insertCustomers(
  tx: Tx,
  customers: readonly FileCustomer[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = customers.map(({ phone, name, email, birthDate, gender }) => ({
    key: phoneKey(phone),
    phone,
    name: name || null,
    email: email || null,
    birth_date: birthDate || null,
    gender,
    search_text: customerSearchText({ phone, name, email }),
  }));
  const inOrder = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const added = new Set<string>();
  for (let first = 0; first < inOrder.length; first += BATCH) {
    const keys = await tx.query<{ phone_key: string }>({
      text: `insert into customers (tenant_id, phone, name, email, birth_date, gender, search_text, created_at, updated_at)
        select $1, r.phone, r.name, r.email, r.birth_date, r.gender, r.search_text, $3, $3
        from rows from (jsonb_to_recordset($2::jsonb) as (phone text, name text, email text, birth_date date, gender text,
          search_text text)) with ordinality as r(phone, name, email, birth_date, gender, search_text, place)
        order by r.place
        on conflict (tenant_id, phone_key) where archived_at is null do nothing
        returning phone_key`,
      values: [tx.tenantId, JSON.stringify(inOrder.slice(first, first + BATCH)), now],
    });
    for (const { phone_key } of keys) added.add(phone_key);
  }
  return added;
}

/** What a file says of customers that were there; documents and notes they have are not touched. */
export async function updateCustomers(tx: Tx, customers: readonly KnownCustomer[], now: Date): Promise<void> {
  const rows = customers
    .map(({ id, name, email, birthDate, gender, phone }) => ({
      id,
      name,
      email,
      birth_date: birthDate,
      gender,
      words: customerSearchText({ phone, name, email }),
    }))
    .toSorted((a, b) => a.id - b.id);
  for (let first = 0; first < rows.length; first += BATCH)
    await tx.query({
      text: UPDATE,
      values: [tx.tenantId, JSON.stringify(rows.slice(first, first + BATCH)), now],
    });
}

const UPDATE = `with said as materialized (
    select * from jsonb_to_recordset($2::jsonb) as r(id bigint, name text, email text, birth_date date, gender text,
      words text)
    order by id
  ), held as materialized (
    select s.*, c.nit, c.doc_number from said s cross join lateral (
      select nit, doc_number, archived_at from customers where tenant_id = $1 and id = s.id offset 0 for no key update
    ) c
    where c.archived_at is null
  )
  update customers c set name = h.name, email = h.email, birth_date = h.birth_date, gender = h.gender,
    search_text = concat_ws(' ', h.words, h.nit, h.doc_number), updated_at = $3
  from held h
  where c.tenant_id = $1 and c.id = h.id`;
