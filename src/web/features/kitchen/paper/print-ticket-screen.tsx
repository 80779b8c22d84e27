import { useEffect, useState } from "react";
import type { PaperTicket } from "../../../../contract/kitchen.ts";
import { readPrintData } from "../../../platform/print/print-popup.ts";
import { useT } from "../../../platform/use-t.ts";
import { NothingToPrint, PrintFrame } from "../../receipts/public.ts";
import { readPaperTicket } from "./paper-ticket-data.ts";
import { TicketPaper } from "./ticket-paper.tsx";

/** /print-ticket: a station's ticket; `part` tells which one of those that wait. */
export function PrintTicketScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [paper] = useState(() => readPaperTicket(readPrintData("/print-ticket", part)));
  if (paper === null || part === undefined) return <NothingToPrint message={t("kitchen.paper.nothing")} />;
  return <PrintingTicket paper={paper} part={part} />;
}

function PrintingTicket({ paper, part }: { paper: PaperTicket; part: string }) {
  const t = useT();
  const widthMm = paper.page_format;
  useEffect(() => {
    // Tickets print one after another and nobody is there to close their windows.
    const close = () => {
      if (window.opener !== null) window.close();
    };
    window.addEventListener("afterprint", close);
    return () => window.removeEventListener("afterprint", close);
  }, []);
  return (
    <PrintFrame title={t("kitchen.paper.title")} page="/print-ticket" part={part} widthMm={widthMm}>
      <TicketPaper paper={paper} />
    </PrintFrame>
  );
}
