import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { PrintFields, readPrintSetting, setPrintSetting as set } from "../contract/print-settings.ts";
import { readSettings } from "./read-settings.ts";
import { lockSettings, updatePrintSettings } from "./settings-queries.ts";

export function readPrintSettings(ctx: StaffContext): Promise<ResponseOf<typeof readPrintSetting>> {
  return ctx.inTenant(async (tx) => {
    const fields = await fieldsOf(tx, ctx.now);
    return { ...fields, version: versionOf(fields) };
  });
}

/** Sets how receipts, tokens and tickets are printed from now on. */
export function setPrintSettings(
  ctx: StaffContext,
  { version, ...after }: BodyOf<typeof set>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    await lockSettings(tx);
    const before = await fieldsOf(tx, ctx.now);
    refuseStaleEdit(version, before);
    await updatePrintSettings(tx, {
      page_format: after.pageFormat,
      header: after.header,
      footer: after.footer,
      show_notes: after.showNotes,
      is_enable_print: after.isEnablePrint,
      show_store_details: after.showStoreDetails,
      show_customer_details: after.showCustomerDetails,
      print_token: after.printToken,
    });
    await recordAudit(tx, ctx, [
      { action: "print_settings.updated", subject: "print_settings", subjectId: ctx.tenantId, before, after },
    ]);
    tx.emit({ type: "menu_changed" });
    tx.emit({ type: "charging_changed" });
    return { message: ctx.say("settings.reply.print_saved") };
  });
}

async function fieldsOf(tx: Tx, now: Date): Promise<PrintFields> {
  const { print } = await readSettings(tx, now);
  return {
    pageFormat: print.page_format,
    header: print.header,
    footer: print.footer,
    showNotes: print.show_notes,
    isEnablePrint: print.is_enable_print,
    showStoreDetails: print.show_store_details,
    showCustomerDetails: print.show_customer_details,
    printToken: print.print_token,
  };
}
