import type { Language } from "../../domain/text/languages.ts";
import type { PageFormat } from "../../domain/text/page-format.ts";
import { clientUuid } from "../client-uuid.ts";
import { PAPER_LANGUAGE } from "../i18n.ts";
import { screenAddress } from "../session/realm.ts";
import { restaurantLanguage } from "../session/session.ts";
import { readStored, storedKeys, writeStored } from "../stored.ts";

/** The pages that print themselves in a window of their own (operations §2). */
export const printPages = ["/print-receipt", "/print-token", "/print-cash", "/print-ticket"] as const;
export type PrintPage = (typeof printPages)[number];

/** Storage keys of the data to print (operations §9: local storage, receipt print data); the part follows. */
const dataKeys = {
  "/print-receipt": "receipt-print",
  "/print-token": "token-print",
  "/print-cash": "cash-print",
  "/print-ticket": "ticket-print",
} as const satisfies Record<PrintPage, string>;

/** Side of the window in px (operations §2). */
const WINDOW_SIDE = 400;
/** Milliseconds between the tap and the window (operations §9). */
const OPEN_AFTER_MS = 100;

/** Milliseconds between showing and printing (operations §9); a receipt of the till later. */
export const printDelays = { normal: 400, posReceipt: 800 } as const;

/** Milliseconds after which unprinted data are removed: the window was blocked, or closed too early. */
const FORGET_AFTER_MS = 3_600_000;

/** Data for /print-token. */
export interface TokenPrint {
  readonly tokenNo: number;
  /** Width of the paper in mm, as the print settings say. */
  readonly pageFormat: PageFormat;
}

/** Outcome of opening a print window. */
export interface PrintWindow {
  /** False: the browser blocked it. */
  readonly isOpen: boolean;
  /** Address for printing by hand. */
  readonly address: string;
}

interface StoredPrint {
  /** Milliseconds since 1970, of this device's clock. */
  readonly at: number;
  readonly data: unknown;
}

/**
 * Stores the data to print and opens their page in a small window, which prints after it has loaded. Call it
 * from a tap, in the restaurant's language unless the paper is in another: browsers block other windows. Each print has a part and a window of its own, so that two in
 * quick succession are both printed, whichever window loads first.
 */
export async function openPrintPopup(
  page: PrintPage,
  data: unknown,
  language: Language = restaurantLanguage(),
): Promise<PrintWindow> {
  const now = Date.now();
  forgetOld(now);
  const part = clientUuid();
  writeStored(keyOf(page, part), JSON.stringify({ at: now, data } satisfies StoredPrint));
  const address = screenAddress(`${page}?part=${part}&${PAPER_LANGUAGE}=${language}`);
  await new Promise((resolve) => setTimeout(resolve, OPEN_AFTER_MS));
  const left = window.screenX + Math.max(0, (window.outerWidth - WINDOW_SIDE) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - WINDOW_SIDE) / 2);
  const features = `popup,width=${WINDOW_SIDE},height=${WINDOW_SIDE},left=${left},top=${top}`;
  return { isOpen: window.open(address, `comanda-${part}`, features) !== null, address };
}

function keyOf(page: PrintPage, part: string): string {
  return `${dataKeys[page]}.${part}`;
}

function forgetOld(now: number): void {
  const ours = Object.values(dataKeys).map((key) => `${key}.`);
  for (const key of storedKeys())
    if (
      ours.some((start) => key.startsWith(start)) &&
      now - (readStoredPrint(key)?.at ?? 0) > FORGET_AFTER_MS
    )
      writeStored(key, null);
}

function readStoredPrint(key: string): StoredPrint | null {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? "null");
    const isKept = typeof kept === "object" && kept !== null && "at" in kept && "data" in kept;
    return isKept && typeof kept.at === "number" ? { at: kept.at, data: kept.data } : null;
  } catch {
    // Damaged text counts as none: the page says that there is nothing to print.
    return null;
  }
}

/** Returns the data to print; null when nothing readable is stored. The page checks their shape. */
export function readPrintData(page: PrintPage, part: string | undefined): unknown {
  return part === undefined ? null : (readStoredPrint(keyOf(page, part))?.data ?? null);
}

/** Removes printed data: opened again, the page has nothing to print. */
export function clearPrintData(page: PrintPage, part: string): void {
  writeStored(keyOf(page, part), null);
}
