import { toastOffer } from "#ui/feedback/toast.tsx";
import type { Language } from "../../domain/text/languages.ts";
import { t } from "../i18n.ts";
import { openPrintPopup, type PrintPage } from "./print-popup.ts";

/**
 * Prints in a small window of its own; where the browser blocks it, a toast says so and offers the page as a
 * normal tab, which a tap may always open.
 */
export async function printOrOffer(page: PrintPage, data: unknown, language?: Language): Promise<void> {
  const { isOpen, address } = await openPrintPopup(page, data, language);
  if (isOpen) return;
  toastOffer({
    message: t("receipts.blocked"),
    label: t("receipts.open_tab"),
    onSelect: () => void window.open(address, "_blank"),
  });
}
