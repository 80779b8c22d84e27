import { useEffect, useState } from "react";
import { PrintFrame } from "#platform/web/print/print-frame.tsx";
import { readPrintData } from "#platform/web/print/print-popup.ts";
import { useT } from "#platform/web/use-t.ts";
import { readPaperTicket } from "./paper-ticket-data.ts";
import { TicketPaper } from "./ticket-paper.tsx";

/** /print-ticket: prints a station's ticket; `part` says which of the waiting ones. */
export function PrintTicketScreen({ part }: { part: string | undefined }) {
  const t = useT();
  const [paper] = useState(() => readPaperTicket(readPrintData("/print-ticket", part)));
  return (
    <PrintFrame
      title={t("kitchen.paper.title")}
      nothing={t("kitchen.paper.nothing")}
      page="/print-ticket"
      part={part}
      widthMm={paper?.page_format}
    >
      {paper && (
        <>
          <TicketPaper paper={paper} />
          <ClosesPrinted />
        </>
      )}
    </PrintFrame>
  );
}

/** Closes the window after printing, because tickets print one after another and nobody is there to close it. */
function ClosesPrinted() {
  useEffect(() => {
    const close = () => {
      if (window.opener !== null) window.close();
    };
    window.addEventListener("afterprint", close);
    return () => window.removeEventListener("afterprint", close);
  }, []);
  return null;
}
