import { sql } from "kysely";
import type { CustomerId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { phoneKey } from "../domain/phone-key.ts";
import type { customerRow } from "./customer-row.ts";

const SUMMARY_COLUMNS = ["id", "phone", "name", "email", "type", "notes", "allergies"] as const;

const AN_ID = /^[1-9][0-9]{0,15}$/;

/**
 * Finds the customer of an id or of a phone in any spelling; for a merged customer, the one who stayed. Undefined
 * for nobody, and for a deleted customer.
 */
export async function customerIdOf(tx: Tx, key: CustomerId | string): Promise<CustomerId | undefined> {
  const text = String(key);
  const [row] = await tx.query<{ id: CustomerId | null }>({
    text: `select coalesce(
        (select coalesce(merged_into_id, id) from customers
          where tenant_id = $1 and id = $2::bigint and (archived_at is null or merged_into_id is not null)),
        (select id from customers where tenant_id = $1 and phone_key = $3 and archived_at is null)) as id`,
    values: [tx.tenantId, AN_ID.test(text) ? text : null, phoneKey(text)],
  });
  return row?.id ?? undefined;
}

const living = (tx: Tx) =>
  sqlOf
    .selectFrom("customers")
    .selectAll()
    .where("tenant_id", "=", tx.tenantId)
    .where("archived_at", "is", null);

export const customerById = (tx: Tx, id: CustomerId) => tx.first(living(tx).where("id", "=", id));

export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof customerById>>>;

/** Locks the customer of a key for a change; accounts may still be opened for them. */
export async function lockCustomer(tx: Tx, key: CustomerId | string): Promise<CustomerRecord | undefined> {
  const id = await customerIdOf(tx, key);
  return id && tx.first(living(tx).where("id", "=", id).forNoKeyUpdate());
}

/** Locks the customer of a key so that nothing new can refer to them before the transaction ends. */
export async function lockWholeCustomer(
  tx: Tx,
  key: CustomerId | string,
): Promise<CustomerRecord | undefined> {
  const id = await customerIdOf(tx, key);
  return id && tx.first(living(tx).where("id", "=", id).forUpdate());
}

/** Locks two customers in the order of their ids. */
export const lockBoth = (tx: Tx, ids: readonly [CustomerId, CustomerId]) =>
  tx.rows(living(tx).where("id", "in", ids).orderBy("id").forNoKeyUpdate());

/** A checked customer with the credit that was granted. */
type StoredCustomer = ReturnType<typeof customerRow> &
  Pick<CustomerRecord, "credit_limit_cents" | "credit_days">;

/** Inserts a customer; undefined when its phone, in any spelling, belongs to another. */
export const insertCustomer = (tx: Tx, row: StoredCustomer, now: Date) =>
  tx.first(
    sqlOf
      .insertInto("customers")
      .values({ tenant_id: tx.tenantId, ...row, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning(SUMMARY_COLUMNS),
  );

/** Updates a locked customer, except the phone. */
export const writeCustomer = (tx: Tx, id: CustomerId, { phone: _, ...row }: StoredCustomer, now: Date) =>
  tx.one(
    sqlOf
      .updateTable("customers")
      .set({ ...row, updated_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .returningAll(),
  );

/** Columns of a customer whose data was deleted: only a name remains for the records that refer to them. */
const NOTHING_KNOWN = {
  phone: "",
  search_text: "",
  email: null,
  gender: null,
  birth_date: null,
  department_code: null,
  municipality_code: null,
  district_code: null,
  address_complement: null,
  doc_type_code: null,
  doc_number: null,
  razon_social: null,
  trade_name: null,
  nit: null,
  nrc: null,
  economic_activity_code: null,
  economic_activity_desc: null,
  notes: null,
  allergies: null,
  withholds_vat: false,
  credit_limit_cents: null,
} as const;

/** Removes all personal data of customers; records that refer to them stay. */
export const makeNameless = (
  tx: Tx,
  ids: readonly CustomerId[],
  { name, mergedInto = null }: { readonly name: string; readonly mergedInto?: CustomerId | null },
  now: Date,
) =>
  tx.run(
    sqlOf
      .updateTable("customers")
      .set({ ...NOTHING_KNOWN, name, merged_into_id: mergedInto, archived_at: now, updated_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`),
  );

/** Deletes customers without references, those merged into others first. */
export async function removeCustomers(tx: Tx, ids: readonly CustomerId[]): Promise<void> {
  const rows = sqlOf
    .deleteFrom("customers")
    .where("tenant_id", "=", tx.tenantId)
    .where(sql<boolean>`id = any(${ids})`);
  await tx.run(rows.where("merged_into_id", "is not", null));
  await tx.run(rows.where("merged_into_id", "is", null));
}

/** Returns a customer's own id and those merged into them, whose history is theirs. */
export async function personIds(tx: Tx, id: CustomerId): Promise<CustomerId[]> {
  const merged = await tx.rows(
    sqlOf
      .selectFrom("customers")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("merged_into_id", "=", id),
  );
  return [id, ...merged.map((row) => row.id)];
}

interface References {
  /** Number of their open accounts. */
  readonly open_accounts: number;
  /** Number of their reservations that are not over. */
  readonly reservations_ahead: number;
  /** True when records that must stay refer to them. */
  readonly has_history: boolean;
}

/** Counts what refers to a person, in all tables. */
export async function referencesTo(tx: Tx, ids: readonly CustomerId[], now: Date): Promise<References> {
  const [references] = await tx.query<References>({
    text: `select (select count(*)::integer from accounts
          where tenant_id = $1 and customer_id = any($2::bigint[]) and closed_at is null) as open_accounts,
        (select count(*)::integer from reservations
          where tenant_id = $1 and customer_id = any($2::bigint[]) and ends_at > $3 and status <> 'cancelled'
            and no_show_at is null and archived_at is null) as reservations_ahead,
        customers_are_named($1, $2::bigint[]) as has_history`,
    values: [tx.tenantId, ids, now],
  });
  return required(references, "the row of a select without a from");
}

/**
 * Moves all references from one customer to another, including those of customers merged into them. Records that
 * may not change, such as invoices, stay as written and are found through `personIds`.
 */
export async function moveHistory(tx: Tx, from: CustomerId, to: CustomerId): Promise<void> {
  await tx.query({
    text: "select give_history(tenant_id, $2, $3) from store_settings where tenant_id = $1",
    values: [tx.tenantId, from, to],
  });
}
