import type { Selectable } from "kysely";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PurchaseId, PurchaseItemId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Purchases } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentStockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import type { cancelPurchase as definition } from "../../contract/purchases.ts";
import { notesOf } from "../reading/corrections.ts";
import { type Goods, goodsText, missingText, refuseMissing } from "../recording/goods-to-take.ts";
import { directionOf, lockGoods, moveGoods, oppositeOf } from "../recording/move-goods.ts";

/**
 * Cancels a purchase: its goods leave stock by movements of their own, at their cost. If they are partly used, throws
 * `purchase_goods_used` until somebody agrees to take back the rest; the missing part is then reported and stored with the
 * lines. Goods of a credit note come back, and a debit note lowers the cost again. Throws `purchase_has_notes` while a note
 * corrects the purchase, because the note's goods would be taken back twice.
 */
export function cancelPurchase(
  ctx: StaffContext,
  id: PurchaseId,
  { reason, take_what_is_left: takeWhatIsLeft }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const purchase = found(await lockPurchase(tx, id));
    const { number } = purchase;
    if (purchase.status === "cancelled") throw new AppError("purchase_cancelled", { details: { number } });
    const notes = (await notesOf(tx, id)).filter(({ status }) => status === "received");
    if (notes.length > 0)
      throw new AppError("purchase_has_notes", {
        details: { number, notes: notes.map((note) => note.number) },
      });
    const direction = oppositeOf(directionOf(purchase.effect));
    const lines = await goodsOfPurchase(tx, id, purchase.effect);
    const held = await lockGoods(tx, lines, direction);
    if (!takeWhatIsLeft) refuseMissing(held.missing, ctx);
    await markCancelled(tx, ctx, id, reason, lines, held.moved);
    await withdrawPrices(tx, id);
    await moveGoods(
      tx,
      ctx,
      { id, direction, note: ctx.say("purchases.note", { number }), isCancelled: true },
      held,
    );
    const missing = missingText(held.missing, ctx);
    const used = purchase.effect === "brings" ? await usedGoods(tx, id) : [];
    await recordAudit(tx, ctx, [
      {
        action: "purchase.cancelled",
        subject: "purchase",
        subjectId: id,
        reason,
        before: { purchase_no: number, status: "received" },
        after: { purchase_no: number, status: "cancelled", ...(missing === "" ? {} : { missing }) },
      },
    ]);
    tx.emit({ type: "purchases_changed" });
    return {
      message: cancelledText(ctx, number, missing, used),
      missing: [...held.missing],
    };
  });
}

/** Words the outcome of a cancellation; missing goods are used goods, so they are named alone. */
function cancelledText(
  ctx: StaffContext,
  number: number,
  missing: string,
  used: readonly UsedGoods[],
): string {
  if (missing !== "") return ctx.say("purchases.reply.cancelled_in_part", { number, missing });
  if (used.length === 0) return ctx.say("purchases.reply.cancelled", { number });
  const goods = goodsText(
    used.map(({ used: quantity, ...each }) => ({ ...each, quantity })),
    ctx,
  );
  return ctx.say("purchases.reply.cancelled_of_used", { number, goods });
}

/** Locks the purchase, before its ingredients. */
function lockPurchase(
  tx: Tx,
  id: PurchaseId,
): Promise<Pick<Selectable<Purchases>, "number" | "status" | "effect"> | undefined> {
  return tx.first(
    sqlOf
      .selectFrom("purchases")
      .select(["number", "status", "effect"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
}

/** Goods of a line of a purchase. */
interface PurchasedGoods extends Goods {
  readonly lineId: PurchaseItemId;
}

/** Returns the goods that a purchase moved, by line; for a debit note, which moved nothing, those whose cost it raised. */
function goodsOfPurchase(tx: Tx, id: PurchaseId, effect: DocumentStockEffect): Promise<PurchasedGoods[]> {
  return tx.query<PurchasedGoods>({
    text: `select id as "lineId", inventory_item_id as "itemId", unit_cost_micros as "unitCost",
        case when $3::text = 'reprices' then stock_quantity else moved_quantity end as quantity
      from purchase_items where tenant_id = $1 and purchase_id = $2 and inventory_item_id is not null order by line`,
    values: [tx.tenantId, id, effect],
  });
}

/**
 * Returns the goods of a purchase that must be used by now: more was used since than was in stock before it. Older goods are
 * used first.
 */
function usedGoods(tx: Tx, id: PurchaseId): Promise<UsedGoods[]> {
  return tx.query<UsedGoods>({
    text: `select title, unit, used from (
        select i.title, i.unit, least(bought.quantity, i.sold_total + i.wastage_total + i.lost_total
          - first.sold_total - first.wastage_total - first.lost_total - greatest(first.quantity_after - first.quantity, 0)) as used
        from (select inventory_item_id as item, min(id) as id, sum(quantity)::bigint as quantity from stock_movements
            where tenant_id = $1 and purchase_id = $2 and cause = 'purchase' group by 1) bought
          join stock_movements first on first.tenant_id = $1 and first.id = bought.id
          join inventory_items i on i.tenant_id = $1 and i.id = bought.item
      ) each where used > 0 order by title`,
    values: [tx.tenantId, id],
  });
}

/** Quantities in the ingredient's unit. */
interface UsedGoods {
  readonly title: string;
  readonly unit: string;
  readonly used: Thousandths;
}

/** Marks a purchase as cancelled, and stores the quantity of each line that moved back. */
async function markCancelled(
  tx: Tx,
  { now, userId }: StaffContext,
  id: PurchaseId,
  reason: string,
  lines: readonly PurchasedGoods[],
  moved: readonly Thousandths[],
): Promise<void> {
  await tx.query({
    text: `update purchases set status = 'cancelled', cancelled_at = $3, cancelled_by = $4, cancel_reason = $5
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, now, userId, reason],
  });
  await tx.query({
    text: `update purchase_items l set cancelled_quantity = c.moved
      from unnest($2::bigint[], $3::bigint[]) as c (id, moved) where l.tenant_id = $1 and l.id = c.id`,
    values: [tx.tenantId, lines.map(({ lineId }) => lineId), lines.map((_, index) => moved[index] ?? 0)],
  });
}

/**
 * Removes the prices of a cancelled purchase: later prices are compared with earlier ones, and the vendor's goods are
 * remembered again with the unit and price of the last purchase that is not cancelled.
 */
async function withdrawPrices(tx: Tx, id: PurchaseId): Promise<void> {
  await tx.query({
    text: "update purchase_items set is_price = false, rise_bp = null where tenant_id = $1 and purchase_id = $2 and is_price",
    values: [tx.tenantId, id],
  });
  await tx.query({ text: COMPARE_AGAIN, values: [tx.tenantId, id] });
  await tx.query({ text: FORGET_MEMORY, values: [tx.tenantId, id] });
  await tx.query({ text: REMEMBER_AGAIN, values: [tx.tenantId, id] });
}

/** Keys under which the goods of the purchase $2 are remembered. */
const KEYS_OF_PURCHASE = `select distinct vendor_id, supplier_key from purchase_items
  where tenant_id = $1 and purchase_id = $2 and vendor_id is not null and inventory_item_id is not null`;

/** Lines `l` of purchases, not cancelled, that brought the goods of the memory `m`. */
const VALID_LINES = `select l.* from purchase_items l
  join purchases p on p.tenant_id = $1 and p.id = l.purchase_id and p.status = 'received' and p.effect = 'brings'
  where l.tenant_id = $1 and l.vendor_id = m.vendor_id and l.supplier_key = m.key and l.inventory_item_id is not null`;

/** Compares with the last price before: from the same vendor, else from anybody. The rise follows `riseOf` of the domain. */
const COMPARE_AGAIN = `update purchase_items later set previous_id = b.id,
    rise_bp = case when later.is_price and later.unit_cost_micros > b.unit_cost_micros and b.unit_cost_micros > 0
      then nullif(least(round((later.unit_cost_micros - b.unit_cost_micros)::numeric * 10000 / b.unit_cost_micros), 1000000000), 0)::bigint end
  from purchase_items gone join purchase_items each on each.tenant_id = $1 and each.previous_id = gone.id
    left join lateral (
      select * from (
        (select id, unit_cost_micros, 1 as place from purchase_items where tenant_id = $1 and vendor_id = each.vendor_id
          and inventory_item_id = each.inventory_item_id and is_price and id < each.id order by id desc limit 1)
        union all
        (select id, unit_cost_micros, 2 from purchase_items where tenant_id = $1
          and inventory_item_id = each.inventory_item_id and is_price and id < each.id order by id desc limit 1)
      ) before order by place limit 1
    ) b on true
  where gone.tenant_id = $1 and gone.purchase_id = $2 and later.tenant_id = $1 and later.id = each.id`;

const FORGET_MEMORY = `delete from vendor_items m using (${KEYS_OF_PURCHASE}) gone
  where m.tenant_id = $1 and m.vendor_id = gone.vendor_id and m.key = gone.supplier_key
    and not exists (${VALID_LINES})`;

const REMEMBER_AGAIN = `update vendor_items m set inventory_item_id = last.inventory_item_id, unit = last.unit, factor = last.factor,
    unit_code = last.unit_code, bought_on = last.business_date, last_item_id = (
      select l.id from purchase_items l where l.tenant_id = $1 and l.vendor_id = m.vendor_id and l.supplier_key = m.key
        and l.inventory_item_id = last.inventory_item_id and l.is_price order by l.id desc limit 1)
  from (${KEYS_OF_PURCHASE}) gone
    cross join lateral (select l.* from (select gone.vendor_id, gone.supplier_key as key) m
      cross join lateral (${VALID_LINES} order by l.id desc limit 1) l) last
  where m.tenant_id = $1 and m.vendor_id = gone.vendor_id and m.key = gone.supplier_key`;
