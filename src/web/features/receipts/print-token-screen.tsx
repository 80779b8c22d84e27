import { useState } from "react";
import { formatDateTime } from "../../platform/format.ts";
import { readPrintData, type TokenPrint } from "../../platform/print/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint } from "./nothing-to-print.tsx";
import { PrintFrame } from "./print-frame.tsx";
import paper from "./receipt-paper.module.css";
import { readTokenPrint } from "./receipt-print.ts";

/** /print-token: the number that is called out, with the date and time of printing. */
export function PrintTokenScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [print] = useState(() => readTokenPrint(readPrintData("/print-token", part)));
  if (print === null || part === undefined) return <NothingToPrint message={t("receipts.nothing_token")} />;
  return <PrintingToken {...print} part={part} />;
}

function PrintingToken({ tokenNo, pageFormat, part }: TokenPrint & { part: string }) {
  const t = useT();
  const [now] = useState(() => new Date());
  return (
    <PrintFrame title={t("receipts.token_title")} page="/print-token" part={part} widthMm={pageFormat}>
      <div className={paper.token}>
        <p className={paper.tokenWord}>{t("receipts.token")}</p>
        <h1 className={paper.circle} aria-label={t("receipts.token_number", { token: tokenNo })}>
          {tokenNo}
        </h1>
        <time className={paper.centred} dateTime={now.toISOString()}>
          {formatDateTime(now)}
        </time>
      </div>
    </PrintFrame>
  );
}
