import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow, readList } from "#platform/server/lists/read-list.ts";
import {
  type listToBuyByVendor as byVendorDefinition,
  type exportToBuy as exportDefinition,
  type listToBuy as listDefinition,
  MAX_BY_VENDOR,
  type ToBuyByVendor,
  toBuyColumns,
} from "../contract/to-buy.ts";
import { type ToBuyRow, toBuyList, toBuyValues, toBuyView } from "./to-buy-rows.ts";

export function listToBuy(
  ctx: StaffContext,
  query: QueryOf<typeof listDefinition>,
): Promise<ResponseOf<typeof listDefinition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const page = await readList(tx, toBuyList, toBuyValues(tx, ctx.now, query), query);
    return {
      ...page,
      rows: page.rows.map((row) => toBuyView(row, query.days)),
      groups: await groupsOf(tx),
      currency,
    };
  });
}

async function groupsOf(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ title: string }>({
    text: `select distinct group_title as title from inventory_items
      where tenant_id = $1 and archived_at is null and group_title is not null order by 1`,
    values: [tx.tenantId],
  });
  return rows.map(({ title }) => title);
}

/** Groups what to buy by vendor: the vendor with most goods first, goods of an unknown vendor last. */
export function listToBuyByVendor(
  ctx: StaffContext,
  query: QueryOf<typeof byVendorDefinition>,
): Promise<ToBuyByVendor> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const most = { sort: query.sort, limit: MAX_BY_VENDOR, page: 1 };
    const page = await readList(tx, toBuyList, toBuyValues(tx, ctx.now, query), most, { isCounted: false });
    const vendors = [...Map.groupBy(page.rows, ({ vendor_id }) => vendor_id).values()].map((rows) =>
      vendorOf(rows, query.days),
    );
    const items = vendors.flatMap((vendor) => vendor.items);
    return {
      vendors: vendors.toSorted(
        (one, other) =>
          Number(one.id === null) - Number(other.id === null) || other.items.length - one.items.length,
      ),
      cost: sumOf(vendors),
      uncosted: items.filter(({ cost }) => cost === null).length,
      more: page.next !== null,
      currency,
    };
  });
}

function vendorOf(rows: readonly ToBuyRow[], days: number): ToBuyByVendor["vendors"][number] {
  const [first] = rows;
  const items = rows.map((row) => toBuyView(row, days));
  const id = first?.vendor_id ?? null;
  return {
    id,
    name: id === null ? null : (first?.last_vendor ?? null),
    nit: first?.vendor_nit ?? null,
    items,
    cost: sumOf(items),
  };
}

const sumOf = (costed: readonly Pick<ToBuyByVendor["vendors"][number]["items"][number], "cost">[]) =>
  cents(costed.reduce((sum, { cost }) => sum + (cost ?? 0), 0));

/** Returns what to buy as a CSV file with the day in its name. */
export async function exportToBuy(
  ctx: StaffContext,
  query: QueryOf<typeof exportDefinition>,
): Promise<CsvFile> {
  const { today } = await ctx.inTenant((tx) => readSettings(tx, ctx.now));
  const rows = everyRow(ctx, toBuyList, (tx) => toBuyValues(tx, ctx.now, query), query.sort);
  return {
    name: ctx.say("stockAlerts.file", { day: today }),
    rows: csvRows(
      toBuyColumns,
      mapRows(rows, (row) => toBuyView(row, query.days)),
      ctx,
    ),
  };
}
