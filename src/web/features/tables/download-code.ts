import type { SettingsTable } from "../../../contract/setup/store-tables.ts";
import { printTableCodes } from "../../../contract/setup/table-codes.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { guestAddress } from "../../platform/guest-address.ts";
import { t } from "../../platform/i18n.ts";
import { downloadDocument, keepFile } from "../../platform/lists/download-csv.ts";
import { showError } from "../../platform/show-error.ts";

/** Keeps the QR code of a table as a picture; while the QR menu is off, says that it has to be on (back-office §8). */
export async function downloadCode({ menu_path, table_title, floor }: SettingsTable): Promise<void> {
  if (menu_path === null) return void toastError(t("tables.qr_off"));
  try {
    const [{ qrPng }, { codeFileName }] = await Promise.all([
      import("../../platform/qr/qr-png.ts"),
      import("../../../domain/floor/code-file-name.ts"),
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
    const { codeFileName } = await import("../../../domain/floor/code-file-name.ts");
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
