import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pageFormats } from "#platform/domain/text/page-format.ts";
import { PLAIN_LINES } from "#platform/domain/text/visible-text.ts";

const access = { staff: actions["print.setUp"] };
/** Longest header or footer: a paper of its own would follow. */
const LONGEST_TEXT = 500;

const printFields = z.object({
  pageFormat: z.literal(pageFormats),
  header: z.string().max(LONGEST_TEXT).regex(PLAIN_LINES),
  footer: z.string().max(LONGEST_TEXT).regex(PLAIN_LINES),
  showNotes: z.boolean(),
  isEnablePrint: z.boolean(),
  showStoreDetails: z.boolean(),
  showCustomerDetails: z.boolean(),
  printToken: z.boolean(),
});
export type PrintFields = z.output<typeof printFields>;

export const readPrintSetting = route({
  method: "GET",
  path: "/settings/print-setting",
  summary: "How receipts, tokens and tickets are printed.",
  access,
  response: z.object({ ...printFields.shape, version: editVersion }),
});

export const setPrintSetting = route({
  method: "POST",
  path: "/settings/print-setting",
  summary: "Sets how receipts, tokens and tickets are printed.",
  access,
  body: z.object({ ...printFields.shape, version: editVersion.optional() }),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
