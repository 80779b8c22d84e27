import { useRef, useState } from "react";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { Sheet } from "#service/guest-menu/guest/sheet.tsx";
import { type CallReason, callReasons } from "../domain/visit.ts";
import type { Visit } from "./use-visit.ts";

/** Chooses the reason to call somebody. */
export function CallSheet({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const t = useWords();
  const closing = useRef(() => {});
  const [wrong, setWrong] = useState("");
  const call = (reason: CallReason) =>
    void visit.call("call", reason).then(
      () => closing.current(),
      (error: unknown) => setWrong(refusalText(error, t)),
    );
  return (
    <Sheet title={t("call_for")} closing={closing} onClose={onClose}>
      <div className="reasons">
        {callReasons.map((reason, at) => (
          <button
            key={reason}
            type="button"
            // The waiter is what most call for.
            className={at === 0 ? "button first" : "button quiet"}
            onClick={() => call(reason)}
          >
            {t(`reason_${reason}`)}
          </button>
        ))}
      </div>
      <p className="wrong" role="alert">
        {wrong}
      </p>
    </Sheet>
  );
}
