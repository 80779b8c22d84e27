import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { PageFormat } from "../../domain/text/page-format.ts";
import { clearPrintData, type PrintPage, printDelays } from "./print-popup.ts";

const MM_PER_PX = 25.4 / 96;
/** Rounding of the printer must never push the last line onto a second page. */
const SPARE_MM = 2;

export interface PrintJob {
  readonly page: PrintPage;
  /** Which one of those that wait. */
  readonly part: string;
  readonly widthMm: PageFormat;
  /** Milliseconds between being shown and printing; the usual ones unless told. */
  readonly delayMs?: number | undefined;
  /** Before it is printed another time. */
  readonly onAgain?: (() => void) | undefined;
}

/**
 * Prints the page once, `delayMs` after it is shown, on paper as wide as the settings say and as long as what
 * stands on it; then forgets what was printed. Returns the ref of the paper, and what prints it by hand.
 */
export function usePrintPage(job: PrintJob): { paper: RefObject<HTMLDivElement | null>; print: () => void } {
  const { page, part, widthMm, delayMs = printDelays.normal, onAgain } = job;
  const paper = useRef<HTMLDivElement>(null);
  const hasPrinted = useRef(false);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const measure = () => {
      const heightMm = Math.ceil((paper.current?.offsetHeight ?? 0) * MM_PER_PX) + SPARE_MM;
      // Never wider than long: browsers would turn such a page.
      sheet.replaceSync(`@page { size: ${widthMm}mm ${Math.max(heightMm, widthMm)}mm; margin: 0 }`);
    };
    const forget = () => clearPrintData(page, part);
    measure();
    window.addEventListener("beforeprint", measure);
    window.addEventListener("afterprint", forget);
    const timer = setTimeout(() => {
      if (hasPrinted.current) return;
      hasPrinted.current = true;
      window.print();
    }, delayMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("beforeprint", measure);
      window.removeEventListener("afterprint", forget);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [page, part, widthMm, delayMs]);
  return {
    paper,
    print: () => {
      if (hasPrinted.current && onAgain) flushSync(onAgain);
      hasPrinted.current = true;
      window.print();
    },
  };
}
