import { IconPrinter, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/forms/button.tsx";
import { productName } from "../../platform/frame/brand.tsx";
import { useT } from "../../platform/use-t.ts";
import { leavePrintPage } from "./leave-print-page.ts";
import classes from "./print-frame.module.css";
import { type PrintJob, usePrintPage } from "./use-print-page.ts";

export interface PrintFrameProps extends PrintJob {
  /** Title of the page. */
  title: string;
  children: ReactNode;
}

/** Prints a paper, and shows it as it is printed: black on white in both modes; buttons that do not print stand above. */
export function PrintFrame({ title, children, ...job }: PrintFrameProps) {
  const t = useT();
  const paper = usePrintPage(job);
  return (
    <main className={classes.page}>
      <title>{`${title} · ${productName}`}</title>
      <div className={classes.buttons}>
        <Button
          variant="default"
          icon={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
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
