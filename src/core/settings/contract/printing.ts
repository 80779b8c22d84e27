import { z } from "zod";
import { settingGroup } from "#platform/contract/setting-group.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pageFormats } from "#platform/domain/text/page-format.ts";
import { PLAIN_LINES, unturnedText } from "#platform/domain/text/visible-text.ts";

/** Longest header or footer: a paper of its own would follow. */
const LONGEST_TEXT = 500;

const printedText = z.string().overwrite(unturnedText).max(LONGEST_TEXT).regex(PLAIN_LINES);

/** Settings for the printing of receipts, tokens and tickets. */
export const printing = settingGroup({
  table: "print_settings",
  access: { staff: actions["print.setUp"] },
  tells: ["menu_changed", "charging_changed"],
  action: "print_settings.updated",
  subject: "print_settings",
  saved: "settings.reply.print_saved",
  settings: {
    isEnablePrint: {
      column: "is_enable_print",
      schema: z.boolean(),
      label: "common.print",
      hint: "settings.print.on_hint",
      loggedAs: "audit.fields.isEnablePrint",
      control: "switch",
      section: "on",
    },
    pageFormat: {
      column: "page_format",
      schema: z.literal(pageFormats),
      label: "settings.print.paper",
      loggedAs: "audit.fields.pageFormat",
      control: "own",
    },
    showStoreDetails: {
      column: "show_store_details",
      schema: z.boolean(),
      label: "common.store_details",
      hint: "settings.print.store_hint",
      loggedAs: "audit.fields.showStoreDetails",
      control: "switch",
      section: "shown",
    },
    showCustomerDetails: {
      column: "show_customer_details",
      schema: z.boolean(),
      label: "settings.print.customer",
      hint: "settings.print.customer_hint",
      loggedAs: "audit.fields.showCustomerDetails",
      control: "switch",
      section: "shown",
    },
    showNotes: {
      column: "show_notes",
      schema: z.boolean(),
      label: "settings.print.notes",
      hint: "settings.print.notes_hint",
      loggedAs: "audit.fields.showNotes",
      control: "switch",
      section: "shown",
    },
    printToken: {
      column: "print_token",
      schema: z.boolean(),
      label: "settings.print.token",
      hint: "settings.print.token_hint",
      loggedAs: "audit.fields.printToken",
      control: "switch",
      section: "shown",
    },
    header: {
      column: "header",
      schema: printedText,
      longest: LONGEST_TEXT,
      label: "settings.print.header",
      control: "lines",
      section: "texts",
    },
    footer: {
      column: "footer",
      schema: printedText,
      longest: LONGEST_TEXT,
      label: "settings.print.footer",
      control: "lines",
      section: "texts",
    },
  },
});
