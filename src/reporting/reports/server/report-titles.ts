import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { ReportItem } from "../contract/reports.ts";

export interface Titled {
  readonly key: string;
  readonly title: string;
}

const idsOf = (keys: readonly string[]) => keys.filter((key) => key !== "").map(Number);

/** Reads names of people, including deleted ones. */
export const titlesOfPeople = (tx: Tx, keys: readonly string[]) =>
  tx.query<Titled>({
    text: "select id::text as key, name as title from users where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, idsOf(keys)],
  });

/** Reads titles of payment types, in the order in which they are offered. */
export const titlesOfPayments = (tx: Tx, keys: readonly string[]) =>
  tx.query<Titled>({
    text: `select id::text as key, title from payment_types where tenant_id = $1 and id = any($2::bigint[])
      order by position, id`,
    values: [tx.tenantId, idsOf(keys)],
  });

interface TitledItem extends Titled, Omit<ReportItem, "orders_count" | "title"> {
  readonly category: string | null;
  readonly categoryId: string | null;
}

/** Reads titles of menu items with their present prices and categories, including deleted ones. */
export const titlesOfItems = (tx: Tx, keys: readonly string[]) =>
  tx.query<TitledItem>({
    text: `select ${columnsOf<TitledItem>({
      key: "m.id::text",
      title: "m.title",
      price: "m.price_cents",
      net_price: "m.net_price_cents",
      category: "c.title",
      categoryId: "c.id::text",
    })}
      from menu_items m left join categories c on c.tenant_id = $1 and c.id = m.category_id
      where m.tenant_id = $1 and m.id = any($2::bigint[])`,
    values: [tx.tenantId, idsOf(keys)],
  });

/** Reads titles of variants, including deleted ones. */
export const titlesOfVariants = (tx: Tx, keys: readonly string[]) =>
  tx.query<Titled>({
    text: "select id::text as key, title from menu_variants where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, idsOf(keys)],
  });

/** Reads titles of add-ons, including deleted ones. */
export const titlesOfAddons = (tx: Tx, keys: readonly string[]) =>
  tx.query<Titled>({
    text: "select id::text as key, title from menu_addons where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, idsOf(keys)],
  });
