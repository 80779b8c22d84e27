import { useState } from "react";
import type { Cart } from "#service/cart/guest/use-cart.ts";
import { FeedbackLink } from "#service/feedback/guest/feedback-link.tsx";
import { GuestIcon } from "#service/guest-menu/guest/guest-icon.tsx";
import { LaterPart } from "#service/guest-menu/guest/later-part.tsx";
import { laterPieces } from "#service/guest-menu/guest/later-pieces.ts";
import { usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { refusalText } from "#service/guest-menu/guest/refusal-text.ts";
import { useGo, useView } from "#service/guest-menu/guest/view.ts";
import { BillRequest } from "./bill-request.tsx";
import type { BillOfTable } from "./use-bill.ts";
import type { Visit, WireVisit } from "./use-visit.ts";

interface VisitBarProps {
  readonly visit: Visit;
  /** The bill, where it can be asked for: on the menu; its own page shows that below the total. */
  readonly ofTable?: BillOfTable;
  /** Takes what the table orders again; left out where nothing is ordered. */
  readonly cart?: Cart;
}

/** Shows what a phone can do at its table: join it, see and ask for the bill, call the waiter, admit others. */
export function VisitBar({ visit, ofTable, cart }: VisitBarProps) {
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
      {(notice !== null || mayJoin) && (
        <div className="joining">
          {notice !== null && <p>{t(notice)}</p>}
          {mayJoin && (
            <button type="button" className="button" onClick={() => setJoining(true)}>
              {t("join")}
            </button>
          )}
        </div>
      )}
      {isIn && <TableButtons visit={visit} state={state} {...{ ofTable, cart }} />}
      {state.has_left && ofTable !== undefined && <FeedbackLink />}
      {state.asking.map((phone) => (
        <Asking key={phone.id} phone={phone} visit={visit} />
      ))}
      {isJoining && (
        <LaterPart
          load={laterPieces.joinSheet}
          onFailed={() => setJoining(false)}
          props={{ visit, opening: state.opening, onClose: () => setJoining(false) }}
        />
      )}
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

interface TableButtonsProps extends Pick<VisitBarProps, "visit"> {
  readonly state: WireVisit;
  readonly ofTable: BillOfTable | undefined;
  readonly cart: Cart | undefined;
}

/** Shows side by side what a phone at the table can do, and what it has asked for. */
function TableButtons({ visit, state: { call }, ofTable, cart }: TableButtonsProps) {
  const t = useWords();
  const go = useGo();
  const isBillInSight = useView() === "bill";
  const [open, setOpen] = useState<"call" | "again" | null>(null);
  const openOrders = openOrdersOf(ofTable?.bill);
  const dishes = orderedDishes(ofTable?.bill);
  const close = () => setOpen(null);
  const isCalling = open === "call";
  const isOrderingAgain = open === "again";
  return (
    <div className="acts">
      {call === null && (
        <button type="button" className="act" onClick={() => setOpen("call")}>
          <GuestIcon of="bell" />
          <span>{t("call_waiter")}</span>
        </button>
      )}
      {!isBillInSight && (
        <button type="button" className="act" onClick={() => go("bill")}>
          <GuestIcon of="bill" />
          <span>{t("view_bill")}</span>
          {openOrders > 0 && <span className="badge">{openOrders}</span>}
        </button>
      )}
      {ofTable !== undefined && <BillRequest ofTable={ofTable} look="act" />}
      {cart !== undefined && dishes.length > 0 && (
        <button type="button" className="act" onClick={() => setOpen("again")}>
          <GuestIcon of="again" />
          <span>{t("again")}</span>
        </button>
      )}
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
      {isCalling && (
        <LaterPart load={laterPieces.callSheet} onFailed={close} props={{ visit, onClose: close }} />
      )}
      {isOrderingAgain && cart !== undefined && (
        <LaterPart
          load={laterPieces.againSheet}
          onFailed={close}
          props={{ dishes, cart, about: t("again_about"), onClose: close }}
        />
      )}
    </div>
  );
}

/** Returns the dishes of an open bill that staff have taken. */
export const orderedDishes = (bill: BillOfTable["bill"] | undefined) =>
  bill === null || typeof bill !== "object"
    ? []
    : bill.orders.flatMap(({ items }) => items.filter(({ again }) => again !== null));

function Asking({ phone, visit }: { phone: WireVisit["asking"][number]; visit: Visit }) {
  const t = useWords();
  const [wrong, setWrong] = useState("");
  const answer = (given: "admit" | "remove") =>
    void visit.answer(phone.id, given).catch((error: unknown) => setWrong(refusalText(error, t)));
  return (
    <p className="asking">
      <span>{t("asks_to_join", { name: phone.name })}</span>
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
