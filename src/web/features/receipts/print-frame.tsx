import { IconPrinter, IconX } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import type { PageFormat } from "../../../domain/receipts/receipt-view.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { productName } from "../../platform/frame/brand.tsx";
import { useT } from "../../platform/use-t.ts";
import { leavePrintPage } from "./leave-print-page.ts";
import classes from "./print-frame.module.css";

export interface PrintFrameProps {
  /** Title of the page. */
  title: string;
  widthMm: PageFormat;
  paperRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The paper on screen as it will be printed: black on white in both modes; buttons that do not print stand above. */
export function PrintFrame({ title, widthMm, paperRef, children }: PrintFrameProps) {
  const t = useT();
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
      <div ref={paperRef} className={classes.paper} data-width={widthMm}>
        {children}
      </div>
    </main>
  );
}
