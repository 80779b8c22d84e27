import { z } from "zod";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import {
  type Draft,
  type listDrafts as listDraftsRoute,
  type SavedCart,
  type saveDraft as saveDraftRoute,
  savedCart,
} from "../contract/drafts.ts";
import { DRAFTS_MAX } from "../domain/draft.ts";
import {
  checkReferences,
  countOtherDrafts,
  type DraftRow,
  isDraftOpen,
  markDraftEnded,
  markDraftsEnded,
  putDraft,
  selectDraft,
  selectDrafts,
} from "./draft-queries.ts";

/**
 * Saves a cart as a draft for every till and notifies the other tills. Throws `item_unavailable`, `table_unknown`,
 * `customer_unknown` or `not_found` if the cart names something that is not the restaurant's, `too_many_drafts`, `draft_closed`
 * if the draft was sent or deleted, and `draft_changed` if it is no longer the one that was loaded. Prices, stock and limits are
 * checked only when the draft is loaded.
 */
export function saveDraft(
  ctx: StaffContext,
  { uuid, nameRef, cart, replaces }: BodyOf<typeof saveDraftRoute>,
): Promise<ResponseOf<typeof saveDraftRoute>> {
  return ctx.inTenant(async (tx) => {
    await refuseUnknownReferences(tx, cart);
    if ((await countOtherDrafts(tx, uuid)) >= DRAFTS_MAX) throw new AppError("too_many_drafts");
    const { now, userId } = ctx;
    tx.emit({ type: "drafts_changed" });
    const draft = { uuid, nameRef, cart: z.encode(savedCart, cart), now, userId, replaces };
    if (!(await putDraft(tx, draft)))
      throw new AppError((await isDraftOpen(tx, uuid)) ? "draft_changed" : "draft_closed");
    const message = ctx.say("drafts.reply.saved", { name: nameRef });
    return { message, draft: draftView(await selectDraft(tx, uuid)) };
  });
}

async function refuseUnknownReferences(tx: Tx, cart: SavedCart): Promise<void> {
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

export function listDrafts(ctx: StaffContext): Promise<ResponseOf<typeof listDraftsRoute>> {
  return ctx.inTenant(async (tx) => ({ drafts: (await selectDrafts(tx)).map(draftView) }));
}

/** Deletes a draft; does nothing if another till has deleted it. */
export function deleteDraft(ctx: StaffContext, uuid: string): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (await markDraftEnded(tx, uuid, ctx.now)) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.deleted") };
  });
}

export function deleteDrafts(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const count = await markDraftsEnded(tx, ctx.now);
    if (count > 0) tx.emit({ type: "drafts_changed" });
    return { message: ctx.say("drafts.reply.all_deleted", { count }) };
  });
}

/** Ends a draft that becomes an order. Only the first till succeeds; the others get `draft_closed`. */
export async function endDraft(tx: Tx, { now }: Pick<StaffContext, "now">, uuid: string): Promise<void> {
  if (!(await markDraftEnded(tx, uuid, now))) throw new AppError("draft_closed");
  tx.emit({ type: "drafts_changed" });
}

function draftView(row: DraftRow): Draft {
  return {
    uuid: row.client_uuid,
    nameRef: row.name_ref,
    date: row.created_at,
    cart: savedCart.parse(row.cart),
    user: row.user_name,
  };
}
