import { fallbackLanguage } from "#platform/domain/text/languages.ts";
import { guestAddress } from "#platform/web/guest-address.ts";
import { t } from "#platform/web/i18n.ts";
import { downloadDocument, saveFile } from "#platform/web/lists/download-csv.ts";
import { showError } from "#platform/web/show-error.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { type CardDesign, type CardLanguage, printTableCodes } from "../../contract/table-codes.ts";

/** Downloads the QR code of a table as a picture. While the QR menu is off, it says that the menu must be on (back-office §8). */
export async function downloadCode({ menu_path, table_title, floor }: SettingsTable): Promise<void> {
  if (menu_path === null) return void toastError(t("tables.qr_off"));
  try {
    const [{ qrPng }, { codeFileName }] = await Promise.all([
      import("#platform/web/qr/qr-png.ts"),
      import("../../domain/code-file-name.ts"),
    ]);
    const text = guestAddress(menu_path);
    const caption = [table_title, floor].filter(Boolean).join(" - ");
    saveFile({ name: codeFileName(table_title), blob: await qrPng({ text, caption }) });
  } catch (error) {
    showError(error);
  }
}

interface Codes {
  readonly table?: SettingsTable;
  /** Only the tables of these floors; without it, all tables. */
  readonly floors?: readonly string[];
  readonly design?: CardDesign;
  readonly language?: CardLanguage;
}

/** Downloads the codes of all tables, of some floors or of one table as pages to print and cut out. */
export async function downloadPdf({
  table,
  floors = [],
  design = "band",
  language = fallbackLanguage,
}: Codes): Promise<void> {
  try {
    const { codeFileName } = await import("../../domain/code-file-name.ts");
    const query = {
      design,
      language,
      ...(table ? { table: table.id } : {}),
      ...(floors.length > 0 ? { floors: [...floors] } : {}),
    };
    const name = table ? codeFileName(table.table_title).replace(/png$/, "pdf") : t("tables.codes_file_name");
    await downloadDocument(printTableCodes, { query }, name);
  } catch (error) {
    showError(error);
  }
}
