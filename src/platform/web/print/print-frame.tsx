import { IconPrinter, IconX } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { screens } from "../../domain/access/screens.ts";
import type { PageFormat } from "../../domain/text/page-format.ts";
import { productName } from "../frame/brand.tsx";
import { screenAddress } from "../session/realm.ts";
import { useT } from "../use-t.ts";
import classes from "./print-frame.module.css";
import { clearPrintData, type PrintPage, printDelays } from "./print-popup.ts";

export interface PrintFrameProps extends Pick<PrintJob, "page" | "delayMs" | "onAgain"> {
  /** Title of the page. */
  title: string;
  /** Message when nothing is stored to print. */
  nothing: string;
  /** Part of the waiting print; undefined when the address names none. */
  part: string | undefined;
  widthMm: PrintJob["widthMm"] | undefined;
  /** The paper; null when nothing is stored to print. */
  children: ReactNode;
}

/** A print page: its paper is printed at once, or it says that there is none. */
export function PrintFrame({ nothing, part, widthMm, children, ...rest }: PrintFrameProps) {
  if (part === undefined || widthMm === undefined || children === null)
    return <NothingToPrint message={nothing} />;
  return (
    <PrintingFrame {...rest} part={part} widthMm={widthMm}>
      {children}
    </PrintingFrame>
  );
}

interface PrintingFrameProps extends PrintJob {
  title: string;
  children: ReactNode;
}

/** Shows the paper as it is printed: black on white in both modes; buttons that do not print stand above. */
function PrintingFrame({ title, children, ...job }: PrintingFrameProps) {
  const t = useT();
  const { paper, print } = usePrintPage(job);
  return (
    <main className={classes.page}>
      <title>{`${title} · ${productName}`}</title>
      <div className={classes.buttons}>
        <Button variant="default" icon={<IconPrinter size={18} aria-hidden="true" />} onClick={print}>
          {t("common.print")}
        </Button>
        <Button variant="default" icon={<IconX size={18} aria-hidden="true" />} onClick={leavePrintPage}>
          {t("common.close")}
        </Button>
      </div>
      <div ref={paper} className={classes.paper} data-width={job.widthMm}>
        {children}
      </div>
    </main>
  );
}

/** A print page with nothing to print: opened by hand, or a second time. */
function NothingToPrint({ message }: { message: string }) {
  const t = useT();
  return (
    <main>
      <title>{`${message} · ${productName}`}</title>
      <VisuallyHidden as="h1">{message}</VisuallyHidden>
      <EmptyState
        picture={<ReceiptPicture />}
        message={message}
        hint={t("receipts.nothing_hint")}
        action={<Button onClick={leavePrintPage}>{t("common.go_back")}</Button>}
      />
    </main>
  );
}

const MM_PER_PX = 25.4 / 96;
/** Rounding of the printer must never push the last line onto a second page. */
const SPARE_MM = 2;

interface PrintJob {
  readonly page: PrintPage;
  /** Part of the waiting print. */
  readonly part: string;
  readonly widthMm: PageFormat;
  /** Milliseconds between showing and printing; the usual ones by default. */
  readonly delayMs?: number | undefined;
  /** Called before it is printed again. */
  readonly onAgain?: (() => void) | undefined;
}

/**
 * Prints the page once, `delayMs` after it is shown, on paper of the set width and as long as its content;
 * then removes the stored data. Returns the ref of the paper, and a function that prints by hand.
 */
function usePrintPage(job: PrintJob): { paper: RefObject<HTMLDivElement | null>; print: () => void } {
  const { page, part, widthMm, delayMs = printDelays.normal, onAgain } = job;
  const paper = useRef<HTMLDivElement>(null);
  const hasPrinted = useRef(false);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const measure = () => {
      const heightMm = Math.ceil((paper.current?.offsetHeight ?? 0) * MM_PER_PX) + SPARE_MM;
      // Never wider than long: browsers would rotate such a page.
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

/** Leaves the page: a window that a script opened closes, a tab goes back, else to the open accounts. */
function leavePrintPage(): void {
  if (window.opener !== null) window.close();
  else if (window.history.length > 1) window.history.back();
  else window.location.assign(screenAddress(screens.orders.path));
}
