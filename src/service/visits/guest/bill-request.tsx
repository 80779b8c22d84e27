import { useState } from "react";
import { GuestIcon } from "#service/guest-menu/guest/guest-icon.tsx";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import type { BillOfTable } from "./use-bill.ts";

interface BillRequestProps {
  readonly ofTable: BillOfTable;
  /** Class of the button: one of several on the menu, the main one of the bill. */
  readonly look?: "act" | "button wide";
}

/** Asks for the bill on paper, or says that it was asked for; nothing before staff have taken an order. */
export function BillRequest({ ofTable, look = "button wide" }: BillRequestProps) {
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
  const isAct = look === "act";
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
        <button type="button" className={look} disabled={isBusy} onClick={() => void ask("request")}>
          {isAct && <GuestIcon of="pay" />}
          <span>{t("request_bill")}</span>
        </button>
      )}
      <p className="wrong" role="alert">
        {wrong}
      </p>
    </>
  );
}
