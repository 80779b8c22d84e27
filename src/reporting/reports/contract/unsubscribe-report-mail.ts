import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { messageReply } from "#platform/contract/wire.ts";

/** Signed token of a daily mail: it names the restaurant and the recipient. */
const ofLink = z.object({ token: z.string().max(120) });

/** Enough for a house behind one address and for the servers of a mail provider, too little to guess. */
const rateLimit = { perAddress: 120, windowSeconds: 60 } as const;

export const readReportMailLink = route({
  method: "GET",
  path: "/public/report-mail/:token",
  takesAnyQuery: true,
  summary: "Whose mail of the day a link leaves, for whoever has the mail. Changes nothing.",
  access: "guest",
  params: ofLink,
  response: z.object({
    store_name: z.string(),
    address: z.string(),
    /** Language of the mail. */
    language: z.string(),
    has_left: z.boolean(),
  }),
  errors: ["not_found"],
  rateLimit,
});

export const unsubscribeReportMail = route({
  method: "POST",
  path: "/public/report-mail/:token/leave",
  takesAnyQuery: true,
  summary:
    "Leaves the mail of the day: by the page of the link, or by the button of a mail program (RFC 8058). Who left stays so.",
  access: "guest",
  params: ofLink,
  takesForms: true,
  response: messageReply,
  errors: ["not_found"],
  // Leaving twice changes nothing, and mail programs send no key.
  idempotency: "natural",
  rateLimit,
});
