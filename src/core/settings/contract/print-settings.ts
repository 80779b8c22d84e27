import type { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { someSettings } from "#platform/contract/setting-group.ts";
import { messageReply } from "#platform/contract/wire.ts";
import { printing } from "./printing.ts";

const { access, schema } = printing;
export type PrintFields = z.output<typeof schema>;

export const readPrintSetting = route({
  method: "GET",
  path: "/settings/print-setting",
  summary: "How receipts, tokens and tickets are printed.",
  access,
  response: schema.extend({ version: editVersion }),
});

export const setPrintSetting = route({
  method: "POST",
  path: "/settings/print-setting",
  summary: "Sets how receipts, tokens and tickets are printed; what is left out stays.",
  access,
  body: someSettings(schema),
  response: messageReply,
  errors: ["changed_meanwhile"],
});
