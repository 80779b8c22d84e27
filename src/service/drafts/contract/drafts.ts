import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { codeText } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { clientUuid, idOf, instant, messageReply, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { EXTERNAL_NUMBER_MAX } from "#service/cart/domain/cart.ts";
import { DRAFT_NAME_MAX } from "../domain/draft.ts";
import { repeatedText, savedLine } from "./saved-line.ts";

export const draftsErrors = {
  too_many_drafts: 409,
  draft_closed: 409,
  draft_changed: 409,
} as const;

/** The saved cart of a draft. */
export const savedCart = z.object({
  lines: z.array(savedLine).min(1).max(200),
  deliveryType: z.enum(diningOptions).nullable(),
  customer: z
    .object({ id: idOf("Customer"), phone: z.string().overwrite(unturnedText).max(20), name: repeatedText })
    .nullable(),
  tableId: idOf("Table").nullable(),
  selectedQrOrderItem: idOf("QrOrder").nullable(),
  source: z.enum(orderSources).nullable(),
  externalNumber: codeText(EXTERNAL_NUMBER_MAX).nullable(),
  /** Open account that gets this cart as a further order. Carts saved by an older version have none. */
  account: z
    .object({ id: idOf("Account"), orderId: idOf("Order"), name: repeatedText })
    .nullable()
    .default(null),
});
export type SavedCart = z.output<typeof savedCart>;

export const draft = z.object({
  uuid: clientUuid,
  nameRef: text(DRAFT_NAME_MAX),
  date: instant,
  cart: savedCart,
  /** Name of the user who saved the draft; null if the user is gone. */
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
    /** Date of the draft being replaced. Saving is refused if another till has changed it since. */
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
