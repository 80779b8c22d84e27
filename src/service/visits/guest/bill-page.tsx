import { FeedbackLink } from "#service/feedback/guest/feedback-link.tsx";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { LaterPart } from "#service/guest-menu/guest/later-part.tsx";
import { laterPieces } from "#service/guest-menu/guest/later-pieces.ts";
import { NotLoaded } from "#service/guest-menu/guest/not-loaded.tsx";
import { useWords } from "#service/guest-menu/guest/page-context.ts";
import { useGo } from "#service/guest-menu/guest/view.ts";
import { WaitingShape } from "#service/guest-menu/guest/waiting-shape.tsx";
import type { BillOfTable } from "./use-bill.ts";
import type { Visit } from "./use-visit.ts";
import { VisitBar } from "./visit-bar.tsx";

/** Shows the current bill of the table: who ordered what, the amount left to pay, and requesting the bill. */
export function BillPage({ visit, ofTable }: { visit: Visit | null; ofTable: BillOfTable }) {
  const t = useWords();
  const go = useGo();
  const { bill, refresh } = ofTable;
  const isIn = visit?.state?.standing === "admitted";
  const open = bill === null || typeof bill === "string" || !isIn ? null : bill;
  const hasLeft = visit?.state?.has_left === true;
  const isServed = open === null ? hasLeft : open.is_served;
  const isLoading = (bill === null && isIn) || (visit !== null && visit.state === null);
  const nothing = isIn && bill !== "closed" ? null : nothingOpen(visit, bill !== null || hasLeft);
  return (
    <main className="cart">
      <h1 tabIndex={-1}>{t("bill")}</h1>
      {visit && <VisitBar visit={visit} />}
      {isLoading && <WaitingShape cards={[0, 5, 3]} />}
      {nothing !== null && (
        <div className="nothing">
          <GuestArt of={nothing === "bill_closed" ? "thanks" : "empty"} />
          <p>{t(nothing)}</p>
        </div>
      )}
      {bill === "failed" && <NotLoaded onAgain={() => void refresh()} />}
      {open !== null && <LaterPart load={laterPieces.openBill} props={{ bill: open, ofTable }} />}
      {isServed && <FeedbackLink />}
      <button type="button" className="button quiet wide" onClick={() => go("menu")}>
        {t("back_to_menu")}
      </button>
    </main>
  );
}

/** Tells why this phone sees no bill; null where joining the table, which is offered above, shows it. */
function nothingOpen(visit: Visit | null, hadOne: boolean) {
  if (visit === null) return "bill_no_table" as const;
  if (hadOne) return "bill_closed" as const;
  if (visit.state === null || visit.state.is_open) return null;
  return "bill_none" as const;
}
