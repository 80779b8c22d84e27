import type { Insertable } from "kysely";
import type { InventoryItemId, PurchaseId, PurchaseItemId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Purchases } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { riseOf } from "../../domain/price-rise.ts";
import type { PreviousPrice } from "../prices/previous-prices.ts";
import type { PurchaseToRecord } from "./purchase-to-record.ts";
import type { StockedPurchaseLine } from "./stocked-lines.ts";

/** Keeps the head of a purchase; gives its id. */
export async function insertPurchase(
  tx: Tx,
  row: Omit<Insertable<Purchases>, "tenant_id">,
): Promise<PurchaseId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("purchases")
      .values({ tenant_id: tx.tenantId, ...row })
      .returning("id"),
  );
  return id;
}

/** A line, and what of it moved. */
export interface WrittenLine {
  readonly line: number;
  readonly id: PurchaseItemId;
}

/** Keeps the lines; which of them say a price, and what it was before, is decided here. */
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
    ({ line, code, title, quantity, unit, unitCode, unitPrice, total, key, stocked }) => {
      // What came free has a cost, 0, and is no price that the next one could be compared with.
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
    business_date, is_price, previous_id, rise_bp, unit_code)
  select $1, $2, r.line, r.code, r.title, r.quantity, r.unit, r.key, r.item, r.factor, r.stock, r.moved, r.price, r.cost, r.total, $3,
    $4::date, r."isPrice", r.previous, r.rise, r."unitCode"
  from json_to_recordset($5::json) as r(line integer, code text, title text, quantity bigint, unit text, key text, item bigint,
    factor bigint, stock bigint, moved bigint, price bigint, cost bigint, total bigint, "isPrice" boolean, previous bigint, rise bigint,
    "unitCode" smallint)
  returning line, id`;

/** Keeps the file that came with a purchase. */
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
