import { useEffect, useRef, useState } from "react";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { type CallReason, callReasons } from "../domain/visit.ts";
import type { Visit } from "./use-visit.ts";

/** What somebody shall come for. */
export function CallDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const call = (reason: CallReason) =>
    void visit.call("call", reason).then(
      () => dialog.current?.close(),
      (error: unknown) => setWrong(refusalText(error, t)),
    );
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="call-title" onClose={onClose}>
      <h2 id="call-title">{t("call_for")}</h2>
      {callReasons.map((reason) => (
        <button key={reason} type="button" className="button quiet wide" onClick={() => call(reason)}>
          {t(`reason_${reason}`)}
        </button>
      ))}
      <p className="wrong" role="alert">
        {wrong}
      </p>
      <button type="button" className="button wide" onClick={() => dialog.current?.close()}>
        {t("close")}
      </button>
    </dialog>
  );
}
