import type { SettingsTable } from "../../../contract/setup/store-tables.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { guestAddress } from "../../platform/guest-address.ts";
import { t } from "../../platform/i18n.ts";
import { keepFile } from "../../platform/lists/download-csv.ts";
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
