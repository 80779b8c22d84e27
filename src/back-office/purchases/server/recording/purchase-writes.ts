import type { Insertable } from "kysely";
import type { Micros } from "#inventory/inventory/domain/unit-cost.ts";
import type { InventoryItemId, PurchaseId, PurchaseItemId, VendorId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Purchases } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { riseOf } from "../../domain/price-rise.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";
import type { StockedPurchaseLine } from "./stocked-lines.ts";

/** Stores the head of a purchase and returns its id. */
export async function insertPurchase(
  tx: Tx,
  row: Omit<Insertable<Purchases>, "tenant_id">,
): Promise<PurchaseId> {
  const inserted = await tx.first(
    sqlOf
      .insertInto("purchases")
      .values({ tenant_id: tx.tenantId, ...row })
      .returning("id"),
  );
  return required(inserted, "the id of a purchase").id;
}

/** A line with the quantity that moved. */
interface WrittenLine {
  readonly line: number;
  readonly id: PurchaseItemId;
}

/** Stores the lines; decides which of them have a price, and finds the previous one. */
export async function insertLines(
  tx: Tx,
  purchase: Pick<PurchaseToRecord, "effect"> & {
    readonly id: PurchaseId;
    readonly vendorId: number | null;
    readonly today: string;
  },
  lines: readonly StockedPurchaseLine[],
  moved: ReadonlyMap<number, Thousandths>,
  previous: ReadonlyMap<InventoryItemId, PreviousPrice>,
): Promise<ReadonlyMap<number, PurchaseItemId>> {
  const rows = lines.map(
    ({ line, code, title, quantity, unit, unitCode, unitPrice, discount, total, key, stocked }) => {
      // Free goods have a cost of 0, which is no price to compare the next one with.
      const isPrice = purchase.effect === "brings" && (stocked?.unitCost ?? 0) > 0;
      const before = isPrice && stocked ? previous.get(stocked.ingredient.id) : undefined;
      return {
        line,
        code,
        title,
        quantity,
        unit,
        unitCode: unitCode ?? null,
        key,
        item: stocked?.ingredient.id ?? null,
        factor: stocked?.factor ?? null,
        stock: stocked?.quantity ?? null,
        moved: moved.get(line) ?? null,
        price: unitPrice,
        cost: stocked?.unitCost ?? null,
        discount: discount || null,
        total,
        isPrice,
        previous: before?.lineId ?? null,
        rise: before && stocked?.unitCost != null ? riseOf(before.unitCost, stocked.unitCost) : null,
      };
    },
  );
  const written = await tx.query<WrittenLine>({
    text: INSERT_LINES,
    values: [tx.tenantId, purchase.id, purchase.vendorId, purchase.today, JSON.stringify(rows)],
  });
  return new Map(written.map(({ line, id }) => [line, id]));
}

const INSERT_LINES = `insert into purchase_items (tenant_id, purchase_id, line, code, title, quantity, unit, supplier_key,
    inventory_item_id, factor, stock_quantity, moved_quantity, unit_price_micros, unit_cost_micros, total_cents, vendor_id,
    business_date, is_price, previous_id, rise_bp, unit_code, discount_cents)
  select $1, $2, r.line, r.code, r.title, r.quantity, r.unit, r.key, r.item, r.factor, r.stock, r.moved, r.price, r.cost, r.total, $3,
    $4::date, r."isPrice", r.previous, r.rise, r."unitCode", r.discount
  from json_to_recordset($5::json) as r(line integer, code text, title text, quantity bigint, unit text, key text, item bigint,
    factor bigint, stock bigint, moved bigint, price bigint, cost bigint, total bigint, "isPrice" boolean, previous bigint, rise bigint,
    "unitCode" smallint, discount bigint)
  returning line, id`;

/** Stores the file attached to a purchase. */
export async function insertAttachment(
  tx: Tx,
  id: PurchaseId,
  {
    hash,
    mediaType,
    bytes,
  }: { readonly hash: string; readonly mediaType: string; readonly bytes: Uint8Array },
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("purchase_attachments").values({
      tenant_id: tx.tenantId,
      purchase_id: id,
      hash,
      media_type: mediaType,
      bytes: Buffer.from(bytes),
    }),
  );
}

/** The last cost of an ingredient's unit. */
interface PreviousPrice {
  readonly itemId: InventoryItemId;
  readonly lineId: PurchaseItemId;
  readonly unitCost: Micros;
}

/** Returns the last price of each ingredient: from this vendor, else from anybody. */
export async function previousPrices(
  tx: Tx,
  itemIds: readonly InventoryItemId[],
  vendorId: VendorId | null,
): Promise<ReadonlyMap<InventoryItemId, PreviousPrice>> {
  const rows = await tx.query<PreviousPrice>({
    text: `select item.id as "itemId", l.id as "lineId", l.unit_cost_micros as "unitCost"
      from unnest($2::bigint[]) as item (id) cross join lateral (
        select * from (
          (select id, unit_cost_micros, 1 as place from purchase_items
            where tenant_id = $1 and vendor_id = $3 and inventory_item_id = item.id and is_price order by id desc limit 1)
          union all
          (select id, unit_cost_micros, 2 from purchase_items
            where tenant_id = $1 and inventory_item_id = item.id and is_price order by business_date desc, id desc limit 1)
        ) last order by place limit 1
      ) l`,
    values: [tx.tenantId, [...new Set(itemIds)], vendorId],
  });
  return new Map(rows.map((row) => [row.itemId, row]));
}
