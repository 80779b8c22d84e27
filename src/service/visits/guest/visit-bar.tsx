import { useEffect, useRef, useState } from "react";
import { FeedbackLink } from "#service/feedback/guest/feedback-link.tsx";
import { usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { useGo, useView } from "#service/guest-menu/guest/view.ts";
import { type CallReason, callReasons } from "../domain/visit.ts";
import { BillRequest } from "./bill-request.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import type { BillOfTable } from "./use-bill.ts";
import type { Visit, WireVisit } from "./use-visit.ts";

interface VisitBarProps {
  readonly visit: Visit;
  /** The bill, where it can be asked for: on the menu; its own page shows that below the total. */
  readonly ofTable?: BillOfTable;
}

/** Shows what a phone can do at its table: join it, see and ask for the bill, call the waiter, admit others. */
export function VisitBar({ visit, ofTable }: VisitBarProps) {
  const t = useWords();
  const { menu } = usePage();
  const [isJoining, setJoining] = useState(false);
  const { state } = visit;
  if (state === null) return null;
  const isOrdering = typeof menu !== "string" && menu.storeSettings.is_qr_order_enabled;
  const notice = noticeOf(state, isOrdering);
  const mayJoin = state.is_open && state.standing === "none";
  const isIn = state.standing === "admitted";
  return (
    <section className="visit" aria-live="polite">
      {notice !== null && <p>{t(notice)}</p>}
      {mayJoin && (
        <button type="button" className="button" onClick={() => setJoining(true)}>
          {t("join")}
        </button>
      )}
      {isIn && <TableButtons visit={visit} state={state} openOrders={openOrdersOf(ofTable?.bill)} />}
      {isIn && ofTable !== undefined && <BillRequest ofTable={ofTable} />}
      {state.has_left && ofTable !== undefined && <FeedbackLink />}
      {state.asking.map((phone) => (
        <Asking key={phone.id} phone={phone} visit={visit} />
      ))}
      {isJoining && <JoinDialog visit={visit} opening={state.opening} onClose={() => setJoining(false)} />}
    </section>
  );
}

/** Counts the orders of an open bill, also those that still wait. */
const openOrdersOf = (bill: BillOfTable["bill"] | undefined): number =>
  bill === null || typeof bill !== "object" ? 0 : bill.orders.length + bill.waiting.length;

function noticeOf({ standing, is_open, opening }: WireVisit, isOrdering: boolean) {
  if (standing === "waiting") return "join_waiting" as const;
  if (standing === "removed") return "join_removed" as const;
  if (standing === "none" && is_open) return "join_help" as const;
  const isClosed = standing === "none" && opening !== "first_order";
  return isClosed && isOrdering ? ("table_closed" as const) : null;
}

interface TableButtonsProps {
  readonly visit: Visit;
  readonly state: WireVisit;
  readonly openOrders: number;
}

function TableButtons({ visit, state: { call }, openOrders }: TableButtonsProps) {
  const t = useWords();
  const go = useGo();
  const isBillInSight = useView() === "bill";
  const [isCalling, setCalling] = useState(false);
  return (
    <>
      <div className="buttons">
        {!isBillInSight && (
          <button type="button" className="button quiet" onClick={() => go("bill")}>
            {t("view_bill")}
            {openOrders > 0 && <span className="badge">{openOrders}</span>}
          </button>
        )}
        {call === null && (
          <button type="button" className="button quiet" onClick={() => setCalling(true)}>
            {t("call_waiter")}
          </button>
        )}
      </div>
      {call !== null && (
        <p className="asking">
          <span>{t("called", { reason: t(`reason_${call.reason}`) })}</span>
          <button
            type="button"
            className="button quiet"
            onClick={() => void visit.call("cancel").catch(visit.refresh)}
          >
            {t("cancel_call")}
          </button>
        </p>
      )}
      {isCalling && <CallDialog visit={visit} onClose={() => setCalling(false)} />}
    </>
  );
}

/** Isolates a name within a sentence, so that a name in a right-to-left script does not reverse it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

function Asking({ phone, visit }: { phone: WireVisit["asking"][number]; visit: Visit }) {
  const t = useWords();
  const [wrong, setWrong] = useState("");
  const answer = (given: "admit" | "remove") =>
    void visit.answer(phone.id, given).catch((error: unknown) => setWrong(refusalText(error, t)));
  return (
    <p className="asking">
      <span>{t("asks_to_join", { name: isolated(phone.name) })}</span>
      <button type="button" className="button" onClick={() => answer("admit")}>
        {t("let_in")}
      </button>
      <button type="button" className="button quiet" onClick={() => answer("remove")}>
        {t("refuse")}
      </button>
      <span className="wrong" role="alert">
        {wrong}
      </span>
    </p>
  );
}

/** Chooses the reason to call somebody. */
function CallDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
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
