import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { optionalCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { optionalName } from "#platform/contract/name-text.ts";
import { day, optionalLines, optionalText } from "#platform/contract/wire.ts";
import { isEmail } from "#platform/domain/identity/contact.ts";
import { menuCode, tableLocator } from "#service/guest-menu/contract/guest-menu.ts";
import { REMARKS_MAX } from "../domain/feedback.ts";

const rating = z.number().int().min(1).max(5);
/** A number with the proof that this server issued it. */
const reference = z.string().regex(/^[0-9]{1,16}\.[\w-]{22}$/);

export const giveFeedback = route({
  method: "POST",
  path: "/qrmenu/:qrcode/feedback",
  summary:
    "A guest says how it was. `_ref` and `_cref` come with the link on a receipt and name its invoice and its customer; a phone that joined a table answers about its visit, also after paying. One answer of each phone for a visit and for an invoice.",
  access: "guest",
  params: z.object({ qrcode: menuCode }),
  body: z.object({
    food_quality: rating,
    service: rating,
    staff_behavior: rating,
    ambiance: rating,
    recommend: rating,
    remarks: optionalLines(REMARKS_MAX),
    /** Required, like the phone, unless `_cref` names the customer. */
    name: optionalName(80),
    phone: optionalCode(40),
    email: optionalText(200).refine((email) => !email || isEmail(email), saying("email_invalid")),
    /** Not later than the restaurant's today. */
    birthdate: day.nullish(),
    _ref: reference.nullish(),
    _cref: reference.nullish(),
    /** Table whose page the guest has open. The visit is found by the phone, so nothing depends on it. */
    tableId: tableLocator.nullish(),
  }),
  response: z.object({
    message: z.string(),
    /** Address of the review page, for guests who loved everything. */
    review_url: z.string().nullable(),
  }),
  errors: ["not_found", "feedback_off", "feedback_given", "guest_name_required", "guest_phone_invalid"],
  // A phone answers once for an invoice and a visit; strangers have a quota of the day.
  idempotency: "natural",
  // What strangers send must not keep out who has a receipt; how much they say is the use case's to limit.
  rateLimit: { perPhone: 30, perAddress: 600, windowSeconds: 600 },
});
