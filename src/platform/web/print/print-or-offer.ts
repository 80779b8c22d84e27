import { toastOffer } from "#ui/feedback/toast.tsx";
import { t } from "../i18n.ts";
import { openPrintPopup, type PrintPage } from "./print-popup.ts";

/**
 * Prints in a small window of its own; where the browser blocks that, a toast says so and opens the page as a normal
 * tab, which a tap may always do.
 */
export async function printOrOffer(page: PrintPage, data: unknown): Promise<void> {
  const { isOpen, address } = await openPrintPopup(page, data);
  if (isOpen) return;
  toastOffer({
    message: t("receipts.blocked"),
    label: t("receipts.open_tab"),
    onSelect: () => void window.open(address, "_blank"),
  });
}
