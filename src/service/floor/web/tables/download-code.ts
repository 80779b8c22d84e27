import { guestAddress } from "#platform/web/guest-address.ts";
import { t } from "#platform/web/i18n.ts";
import { downloadDocument, keepFile } from "#platform/web/lists/download-csv.ts";
import { showError } from "#platform/web/show-error.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { printTableCodes } from "../../contract/table-codes.ts";

/** Keeps the QR code of a table as a picture; while the QR menu is off, says that it has to be on (back-office §8). */
export async function downloadCode({ menu_path, table_title, floor }: SettingsTable): Promise<void> {
  if (menu_path === null) return void toastError(t("tables.qr_off"));
  try {
    const [{ qrPng }, { codeFileName }] = await Promise.all([
      import("#platform/web/qr/qr-png.ts"),
      import("../../domain/code-file-name.ts"),
    ]);
    const text = guestAddress(menu_path);
    const caption = [table_title, floor].filter(Boolean).join(" - ");
    keepFile({ name: codeFileName(table_title), blob: await qrPng({ text, caption }) });
  } catch (error) {
    showError(error);
  }
}

interface Codes {
  readonly table?: SettingsTable;
  /** The tables of these alone; of all without one. */
  readonly floors?: readonly string[];
}

/** Keeps the codes of all tables or of some floors as pages to print and cut out, or that of one table. */
export async function downloadPdf({ table, floors = [] }: Codes): Promise<void> {
  try {
    const { codeFileName } = await import("../../domain/code-file-name.ts");
    const query = {
      ...(table ? { table: table.id } : {}),
      ...(floors.length > 0 ? { floors: [...floors] } : {}),
    };
    const name = table ? codeFileName(table.table_title).replace(/png$/, "pdf") : t("tables.codes_file_name");
    await downloadDocument(printTableCodes, { query }, name);
  } catch (error) {
    showError(error);
  }
}
