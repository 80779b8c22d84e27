import { readSettings } from "#core/settings/server/public.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import {
  type listToBuyByVendor as definition,
  MOST_BY_VENDOR,
  type ToBuyByVendor,
} from "../contract/to-buy.ts";
import { type ToBuyRow, toBuyList, toBuyValues } from "./to-buy-list.ts";
import { toBuyView } from "./to-buy-view.ts";

/** What to buy by the vendor of each: who has most to deliver leads, what was bought of nobody known ends it. */
export function listToBuyByVendor(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ToBuyByVendor> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    const most = { sort: query.sort, limit: MOST_BY_VENDOR, page: 1 };
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
