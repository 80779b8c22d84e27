import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { clientUuid, idOf, instant, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { EXTERNAL_NUMBER_MAX } from "#service/cart/domain/cart.ts";
import { DRAFT_NAME_MAX } from "../domain/draft.ts";
import { keptLine } from "./kept-line.ts";

/** A cart that was put aside. */
export const keptCart = z.object({
  lines: z.array(keptLine).min(1).max(200),
  deliveryType: z.enum(diningOptions).nullable(),
  customer: z
    .object({ id: idOf("Customer"), phone: z.string().max(20), name: z.string().max(200) })
    .nullable(),
  tableId: idOf("Table").nullable(),
  selectedQrOrderItem: idOf("QrOrder").nullable(),
  source: z.enum(orderSources).nullable(),
  externalNumber: text(EXTERNAL_NUMBER_MAX).nullable(),
  /** The open account it is a further order of. Carts kept by an older version have none. */
  account: z
    .object({ id: idOf("Account"), orderId: idOf("Order"), name: z.string().max(200) })
    .nullable()
    .default(null),
});
export type KeptCart = z.output<typeof keptCart>;

export const draft = z.object({
  uuid: clientUuid,
  nameRef: text(DRAFT_NAME_MAX),
  date: instant,
  cart: keptCart,
  /** Who put it aside; null when that user is gone. */
  user: z.string().nullable(),
});
export type Draft = z.output<typeof draft>;

export const listDrafts = route({
  method: "GET",
  path: "/pos/drafts",
  summary: "The drafts of the restaurant, newest first, whichever till saved them.",
  access: screenAccess("pos"),
  response: z.object({ drafts: z.array(draft) }),
});

export const saveDraft = route({
  method: "POST",
  path: "/pos/drafts",
  summary:
    "Puts a cart aside under a reference name. The same uuid is one draft: saved again it is replaced, once it was sent or deleted it does not come back.",
  access: { staff: actions["order.create"] },
  body: draft.pick({ uuid: true, nameRef: true, cart: true }).extend({
    /** The date of the draft that was loaded and is replaced: refused when another till has changed it since. */
    replaces: instant.optional(),
  }),
  response: z.object({ message: z.string(), draft }),
  errors: [
    "item_unavailable",
    "table_unknown",
    "customer_unknown",
    "not_found",
    "too_many_drafts",
    "draft_closed",
    "draft_changed",
  ],
});

export const deleteDraft = route({
  method: "DELETE",
  path: "/pos/drafts/:uuid",
  summary: "Deletes a draft; one that is gone already stays gone.",
  access: { staff: actions["order.create"] },
  params: z.object({ uuid: clientUuid }),
  response: messageReply,
});

export const deleteDrafts = route({
  method: "DELETE",
  path: "/pos/drafts",
  summary: "Deletes all drafts of the restaurant.",
  access: { staff: actions["order.create"] },
  response: messageReply,
});
