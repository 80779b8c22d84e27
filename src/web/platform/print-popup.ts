import type { PageFormat } from "../../domain/receipts/receipt-view.ts";
import { readStored, writeStored } from "./stored.ts";

/** The pages that print themselves in a window of their own (operations §2). */
export const printPages = ["/print-receipt", "/print-token", "/print-cash", "/print-ticket"] as const;
export type PrintPage = (typeof printPages)[number];

/** Where the page finds what to print (operations §9: local storage, receipt print data), one entry per page. */
const dataKeys = {
  "/print-receipt": "receipt-print",
  "/print-token": "token-print",
  "/print-cash": "cash-print",
  "/print-ticket": "ticket-print",
} as const satisfies Record<PrintPage, string>;

/** Side of the window in px (operations §2). */
const SIDE = 400;
/** The window opens so long after the tap, in milliseconds (operations §9). */
const OPEN_AFTER_MS = 100;

/** The page prints itself so long after it was shown, in milliseconds (operations §9); a receipt of the till later. */
export const printDelays = { normal: 400, posReceipt: 800 } as const;

/** What POS and orders hand to /print-token. */
export interface TokenPrint {
  readonly tokenNo: number;
  /** Width of the paper in mm, as the print settings say. */
  readonly pageFormat: PageFormat;
}

/**
 * Keeps what is to be printed and opens its page in a small window, which prints after it has loaded. Call it from a
 * tap: browsers block windows that nobody asked for. Resolves to false when this one was blocked. A `part` of its own
 * keeps it apart from others of the same page that are not printed yet.
 */
export function openPrintPopup(page: PrintPage, data: unknown, part?: string): Promise<boolean> {
  writeStored(keyOf(page, part), JSON.stringify(data));
  return new Promise((resolve) => {
    setTimeout(() => {
      const left = window.screenX + Math.max(0, (window.outerWidth - SIDE) / 2);
      const top = window.screenY + Math.max(0, (window.outerHeight - SIDE) / 2);
      const features = `popup,width=${SIDE},height=${SIDE},left=${left},top=${top}`;
      const name = `comanda${page.replace("/", "-")}${part ?? ""}`;
      resolve(window.open(printAddress(page, part), name, features) !== null);
    }, OPEN_AFTER_MS);
  });
}

/** Where a page prints: with `part` it prints that one of several that wait side by side. */
export function printAddress(page: PrintPage, part?: string): string {
  return part === undefined ? page : `${page}?part=${part}`;
}

function keyOf(page: PrintPage, part: string | undefined): string {
  return part === undefined ? dataKeys[page] : `${dataKeys[page]}.${part}`;
}

/** What the page is to print; null when nothing was kept or it is not readable. The page checks its shape. */
export function readPrintData(page: PrintPage, part?: string): unknown {
  try {
    return JSON.parse(readStored(keyOf(page, part)) ?? "null");
  } catch {
    // Damaged text is the same as none: the page says that there is nothing to print.
    return null;
  }
}

/** Forgets what was printed: opened again, the page has nothing to print. */
export function clearPrintData(page: PrintPage, part?: string): void {
  writeStored(keyOf(page, part), null);
}
