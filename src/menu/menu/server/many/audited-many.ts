import type { CategoryId, TaxId } from "#platform/domain/ids.ts";
import type { AuditRecord } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { taxedAs } from "../items/item-fields.ts";
import type { ItemRow } from "../items/item-rows.ts";
import { recordsOf } from "../menu-record.ts";

/** An item before and after a change of many. */
export interface ChangedItem {
  readonly before: ItemRow;
  readonly after: ItemRow;
}

/** What the audit log keeps of a change of many: each item by itself, categories and taxes by their names. */
export async function auditedMany(tx: Tx, changes: readonly ChangedItem[]): Promise<AuditRecord[]> {
  const names = await namesOf(tx);
  const recorded = (item: ItemRow) => ({
    title: item.title,
    price: item.price,
    category: item.categoryId === null ? null : names.categories.get(item.categoryId),
    tax: item.taxId === null ? null : names.taxes.get(item.taxId),
    is_enabled: item.isEnabled,
    ...taxedAs(item),
    variants: item.variants.map(({ title, price }) => ({ title, price })),
    addons: item.addons.map(({ title, price }) => ({ title, price })),
  });
  return changes.flatMap(({ before, after }) =>
    recordsOf("menu_item.changed_together", before.id, recorded(before), recorded(after)),
  );
}

async function namesOf(tx: Tx) {
  const named = (table: "categories" | "taxes") =>
    tx.rows(sqlOf.selectFrom(table).select(["id", "title"]).where("tenant_id", "=", tx.tenantId));
  return {
    categories: new Map((await named("categories")).map(({ id, title }) => [id as CategoryId, title])),
    taxes: new Map((await named("taxes")).map(({ id, title }) => [id as TaxId, title])),
  };
}
