import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { cancelPurchase as definition } from "../../contract/purchases.ts";
import { notesOf } from "../reading/corrections.ts";
import { goodsText, missingText, refuseMissing } from "../recording/goods-to-take.ts";
import { holdGoods, moveGoods, oppositeOf, wayOf } from "../recording/move-goods.ts";
import {
  goodsOfPurchase,
  lockPurchase,
  markCancelled,
  type UsedGoods,
  usedGoods,
  withdrawPrices,
} from "./cancel-queries.ts";

/**
 * Takes a purchase back: its goods leave by movements of their own, at what they cost. Where part of them is used it is refused
 * (`purchase_goods_used`) until somebody says that what is left will do; what is missing is then told, and kept with the lines.
 * Of a credit note the goods come again, of a debit note the cost falls back. While a note corrects it, it is refused
 * (`purchase_has_notes`): what the note took back would go twice.
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
        details: { number, notes: notes.map((note) => note.number).join(", ") },
      });
    const way = oppositeOf(wayOf(purchase.effect));
    const lines = await goodsOfPurchase(tx, id, purchase.effect);
    const held = await holdGoods(tx, lines, way);
    if (!takeWhatIsLeft) refuseMissing(held.missing, ctx);
    await markCancelled(tx, ctx, id, reason, lines, held.moved);
    await withdrawPrices(tx, id);
    await moveGoods(
      tx,
      ctx,
      { id, way, note: ctx.say("purchases.note", { number }), isCancelled: true },
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

/** What is missing is used, too, and says it. */
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
