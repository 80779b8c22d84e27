import { z } from "zod";
import { type saveDraft as definition, type KeptCart, keptCart } from "../../../contract/drafts.ts";
import type { BodyOf, ResponseOf } from "../../../contract/platform/define.ts";
import { DRAFTS_MAX } from "../../../domain/drafts/draft.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { AppError, required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { countOtherDrafts, lookUpPointers, putDraft, selectDraft } from "./draft-queries.ts";
import { draftView } from "./draft-view.ts";

/**
 * Puts a cart aside for every till of the restaurant. What it points to must be the restaurant's own; prices, stock and
 * what is sold out are nobody's business until it is loaded. The other tills hear of it.
 */
export function saveDraft(
  ctx: StaffContext,
  { uuid, nameRef, cart }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    await refuseUnknownPointers(tx, cart);
    if ((await countOtherDrafts(tx, uuid)) >= DRAFTS_MAX) throw new AppError("too_many_drafts");
    const { now, userId } = ctx;
    tx.emit({ type: "drafts_changed" });
    await putDraft(tx, { uuid, nameRef, cart: z.encode(keptCart, cart), now, userId });
    const message = ctx.say("drafts.reply.saved", { name: nameRef });
    return { message, draft: draftView(await selectDraft(tx, uuid)) };
  });
}

async function refuseUnknownPointers(tx: Tx, cart: KeptCart): Promise<void> {
  const known = await lookUpPointers(tx, {
    lines: cart.lines.map(({ id, variant, addons }) => ({
      item: id,
      variant: variant?.id ?? null,
      addons: addons.map((addon) => addon.id),
    })),
    tableId: cart.tableId,
    customerId: cart.customer?.id ?? null,
    qrOrderId: cart.selectedQrOrderItem,
  });
  if (known.unknownLine !== null)
    throw new AppError("item_unavailable", {
      field: `cart.lines.${known.unknownLine}.id`,
      details: { title: required(cart.lines[known.unknownLine], "the unknown line").title },
    });
  if (!known.hasTable) throw new AppError("table_unknown", { field: "cart.tableId" });
  if (!known.hasCustomer) throw new AppError("customer_unknown", { field: "cart.customer" });
  if (!known.hasQrOrder) throw new AppError("not_found");
}
