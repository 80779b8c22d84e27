import { z } from "zod";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type saveDraft as definition, type KeptCart, keptCart } from "../contract/drafts.ts";
import { DRAFTS_MAX } from "../domain/draft.ts";
import { checkReferences, countOtherDrafts, isDraftOpen, putDraft, selectDraft } from "./draft-queries.ts";
import { draftView } from "./draft-view.ts";

/**
 * Puts a cart aside for every till of the restaurant and tells the other tills. What it names must be the restaurant's
 * own (`item_unavailable`, `table_unknown`, `customer_unknown`, `not_found`); prices, stock and what is sold out are not
 * checked before it is loaded. Refuses `too_many_drafts`, `draft_closed` for one that was sent or deleted, and `draft_changed`
 * for one that is no longer what was loaded.
 */
export function saveDraft(
  ctx: StaffContext,
  { uuid, nameRef, cart, replaces }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    await refuseUnknownReferences(tx, cart);
    if ((await countOtherDrafts(tx, uuid)) >= DRAFTS_MAX) throw new AppError("too_many_drafts");
    const { now, userId } = ctx;
    tx.emit({ type: "drafts_changed" });
    const draft = { uuid, nameRef, cart: z.encode(keptCart, cart), now, userId, replaces };
    if (!(await putDraft(tx, draft)))
      throw new AppError((await isDraftOpen(tx, uuid)) ? "draft_changed" : "draft_closed");
    const message = ctx.say("drafts.reply.saved", { name: nameRef });
    return { message, draft: draftView(await selectDraft(tx, uuid)) };
  });
}

async function refuseUnknownReferences(tx: Tx, cart: KeptCart): Promise<void> {
  const check = await checkReferences(tx, {
    lines: cart.lines.flatMap((line, place) =>
      [{ ...line, choice_id: null }, ...(line.parts ?? [])].map(({ id, variant, addons, choice_id }) => ({
        item: id,
        variant: variant?.id ?? null,
        addons: addons.map((addon) => addon.id),
        choice: choice_id,
        place,
      })),
    ),
    tableId: cart.tableId,
    customerId: cart.customer?.id ?? null,
    qrOrderId: cart.selectedQrOrderItem,
    accountId: cart.account?.id ?? null,
    orderId: cart.account?.orderId ?? null,
  });
  if (check.unknownLine !== null)
    throw new AppError("item_unavailable", {
      field: `cart.lines.${check.unknownLine}.id`,
      details: { title: required(cart.lines[check.unknownLine], "the unknown line").title },
    });
  if (!check.hasTable) throw new AppError("table_unknown", { field: "cart.tableId" });
  if (!check.hasCustomer) throw new AppError("customer_unknown", { field: "cart.customer" });
  if (!check.hasQrOrder || !check.hasAccount) throw new AppError("not_found");
}
