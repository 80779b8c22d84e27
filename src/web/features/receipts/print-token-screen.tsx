import { useState } from "react";
import { readPrintData, type TokenPrint } from "../../platform/print/print-popup.ts";
import { useT } from "../../platform/use-t.ts";
import { NothingToPrint } from "./nothing-to-print.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { readTokenPrint } from "./receipt-print.ts";
import { TokenPaper } from "./token-paper.tsx";

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
      <TokenPaper tokenNo={tokenNo} at={now} />
    </PrintFrame>
  );
}
