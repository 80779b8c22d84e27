import { sql } from "kysely";
import type { TaxType } from "#core/pricing/domain/tax-type.ts";

import type { TaxId } from "#platform/domain/ids.ts";
import { type BasisPoints, basisPoints } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { ListedTax } from "../contract/taxes.ts";

/** What a person edits of a tax. */
export interface TaxFields {
  readonly title: string;
  readonly rate: BasisPoints;
  readonly type: TaxType;
}

/** The taxes that are not deleted, with how many items carry each, in the order in which they were made. */
export async function offeredTaxes(tx: Tx, only?: TaxId): Promise<ListedTax[]> {
  const rows = await tx.query<TaxFields & { readonly id: TaxId; readonly items: number }>({
    text: `select t.id, t.title, t.rate_bp as rate, t.type,
        (select count(*)::integer from menu_items i
          where i.tenant_id = $1 and i.tax_id = t.id and i.archived_at is null) as items
      from taxes t
      where t.tenant_id = $1 and t.archived_at is null and ($2::bigint is null or t.id = $2)
      order by t.id`,
    values: [tx.tenantId, only ?? null],
  });
  return rows.map(({ id, title, rate, type, items }) => ({
    id,
    title,
    rate,
    type,
    items,
    version: versionOf({ title, rate, type }),
  }));
}

/** A tax that is not deleted, locked: nobody else changes or deletes it, or gives it to an item, until the commit. */
export async function lockTax(tx: Tx, id: TaxId): Promise<TaxFields | undefined> {
  const row = await tx.first(
    sqlOf
      .selectFrom("taxes")
      .select(["title", "rate_bp", "type"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is", null)
      .forUpdate(),
  );
  return row && { title: row.title, rate: basisPoints(row.rate_bp), type: row.type };
}

/** Whether another tax of this type has the name, in whatever case. Locks names: they are given one at a time. */
export async function isTaxTaken(tx: Tx, { title, type }: TaxFields, except: TaxId | null): Promise<boolean> {
  await tx.query({
    text: "select from store_settings where tenant_id = $1 for no key update",
    values: [tx.tenantId],
  });
  const taken = await tx.query({
    text: `select from taxes where tenant_id = $1 and type = $2 and lower(title) = lower($3)
      and archived_at is null and ($4::bigint is null or id <> $4)`,
    values: [tx.tenantId, type, title, except],
  });
  return taken.length > 0;
}

export async function insertTax(tx: Tx, { title, rate, type }: TaxFields): Promise<TaxId> {
  const { id } = await tx.one(
    sqlOf.insertInto("taxes").values({ tenant_id: tx.tenantId, title, rate_bp: rate, type }).returning("id"),
  );
  return id;
}

export const changeTax = (tx: Tx, id: TaxId, { title, rate, type }: TaxFields) =>
  tx.run(
    sqlOf
      .updateTable("taxes")
      .set({ title, rate_bp: rate, type })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

export const archiveTax = (tx: Tx, id: TaxId, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("taxes")
      .set({ archived_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** How many items that are not deleted carry a tax. */
export async function countItemsOfTax(tx: Tx, id: TaxId): Promise<number> {
  const { items } = await tx.one(
    sqlOf
      .selectFrom("menu_items")
      .select(sql<number>`count(*)::integer`.as("items"))
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_id", "=", id)
      .where("archived_at", "is", null),
  );
  return items;
}
