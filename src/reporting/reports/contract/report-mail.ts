import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { language } from "#platform/contract/language.ts";
import { hourOfDay, idOf, instant, messageReply } from "#platform/contract/wire.ts";

/** Person who may be chosen: one who may see reports and has an address. */
const reader = z.object({ id: idOf("User"), name: z.string(), email: z.string() });

/** Most addresses of outsiders, such as an accountant or a partner. */
export const MAX_ADDRESSES = 10;

export const reportMail = z.object({
  /** Full local hour from which closing the cash closes the day. */
  closing_hour: hourOfDay,
  people: z.array(idOf("User")).max(100),
  addresses: z.array(z.object({ email: z.email().max(254), language })).max(MAX_ADDRESSES),
});
export type ReportMail = z.output<typeof reportMail>;

/** Somebody who left the mail by its link. */
const leftRecipient = z.object({
  /** Null: an added address. */
  user_id: idOf("User").nullable(),
  /** Empty for an added address. */
  name: z.string(),
  address: z.string(),
  left_at: instant,
});
export type ReportMailLeft = z.output<typeof leftRecipient>;

export const readReportMail = route({
  method: "GET",
  path: "/reports/mail",
  summary: "Who is mailed what a business day came to, and who may be.",
  access: "admin",
  response: reportMail.extend({
    version: editVersion,
    readers: z.array(reader),
    left: z.array(leftRecipient),
  }),
});

export const setReportMail = route({
  method: "PUT",
  path: "/reports/mail",
  summary:
    "Chooses who is mailed what a business day came to: people who may see reports, and addresses. Whoever is left out is mailed no more; who left by the link in the mail may be chosen again.",
  access: "admin",
  body: reportMail.extend({ version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile", "invalid_input", "not_found"],
});
