import type { SettingsTable } from "../../contract/store-tables.ts";
import { CodeSheet } from "./code-sheet.tsx";
import { QrNotice } from "./qr-notice.tsx";

/** The codes of the tables to print, once the QR menu is on. */
export function CodesView({ tables }: { tables: readonly SettingsTable[] }) {
  const hasCodes = tables.some((table) => table.menu_path !== null);
  return hasCodes ? <CodeSheet tables={tables} /> : <QrNotice tables={tables} />;
}
