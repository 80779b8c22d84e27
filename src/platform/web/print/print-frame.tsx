import { IconPrinter, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "#ui/forms/button.tsx";
import { productName } from "../frame/brand.tsx";
import { useT } from "../use-t.ts";
import { leavePrintPage } from "./leave-print-page.ts";
import { NothingToPrint } from "./nothing-to-print.tsx";
import classes from "./print-frame.module.css";
import { type PrintJob, usePrintPage } from "./use-print-page.ts";

export interface PrintFrameProps extends Pick<PrintJob, "page" | "delayMs" | "onAgain"> {
  /** Title of the page. */
  title: string;
  /** Said where nothing is kept to print. */
  nothing: string;
  /** Which one of those that wait; undefined where the address names none. */
  part: string | undefined;
  widthMm: PrintJob["widthMm"] | undefined;
  /** The paper; null where nothing is kept to print. */
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
          {t("receipts.print")}
        </Button>
        <Button variant="default" icon={<IconX size={18} aria-hidden="true" />} onClick={leavePrintPage}>
          {t("receipts.close")}
        </Button>
      </div>
      <div ref={paper} className={classes.paper} data-width={job.widthMm}>
        {children}
      </div>
    </main>
  );
}
