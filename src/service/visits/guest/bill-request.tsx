import { useState } from "react";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import type { BillOfTable } from "./use-bill.ts";

/** Asks for the bill on paper, or says that it was asked for; nothing before staff have taken an order. */
export function BillRequest({ ofTable }: { ofTable: BillOfTable }) {
  const t = useWords();
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { bill } = ofTable;
  if (bill === null || typeof bill === "string" || bill.orders.length === 0) return null;
  const status = bill.billRequest?.status;
  const ask = async (action: "request" | "cancel") => {
    setBusy(true);
    setWrong("");
    await ofTable.request(action).catch((error: unknown) => setWrong(refusalText(error, t)));
    setBusy(false);
  };
  const isRequested = status === "REQUESTED" || status === "ACKNOWLEDGED";
  const mayCancel = status === "REQUESTED";
  return (
    <>
      {isRequested ? (
        <p className="asking" role="status">
          <span>{t(mayCancel ? "bill_requested" : "bill_coming")}</span>
          {mayCancel && (
            <button
              type="button"
              className="button quiet"
              disabled={isBusy}
              onClick={() => void ask("cancel")}
            >
              {t("cancel_bill")}
            </button>
          )}
        </p>
      ) : (
        <button type="button" className="button wide" disabled={isBusy} onClick={() => void ask("request")}>
          {t("request_bill")}
        </button>
      )}
      <p className="wrong" role="alert">
        {wrong}
      </p>
    </>
  );
}
