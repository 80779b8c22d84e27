import { toastOffer } from "../../ui/feedback/toast.tsx";
import { t } from "./i18n.ts";
import { openPrintPopup, type PrintPage, printAddress } from "./print-popup.ts";

/**
 * Prints in a small window of its own; where the browser blocks that, a toast says so and opens the page as a normal
 * tab, which a tap may always do.
 */
export async function printOrOffer(page: PrintPage, data: unknown, part?: string): Promise<void> {
  if (await openPrintPopup(page, data, part)) return;
  toastOffer({
    message: t("receipts.blocked"),
    label: t("receipts.open_tab"),
    onSelect: () => void window.open(printAddress(page, part), "_blank"),
  });
}
