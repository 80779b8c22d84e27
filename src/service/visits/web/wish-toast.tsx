import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { mayDo } from "#platform/domain/access/actions.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastOffer } from "#ui/feedback/toast.tsx";
import { tableWishes, wishText } from "./table-wishes.ts";
import { useVisits } from "./visits-api.ts";
import { useAnswerWish } from "./wishes-api.ts";

/** Shows a toast on any screen as soon as a table calls or requests the bill, to people whose screens show it. */
export function WishToast({ user }: { user: StoredUser }) {
  const actor = actorOf(user);
  if (mayDo(actor, "qr.settle")) return <WishOfTable />;
  return mayEnter(actor, "orderCharge") ? <BillOfSomeTable /> : null;
}

/** Shows each wish that came after the screen opened once, with a button to say that somebody goes. */
function WishOfTable() {
  const t = useT();
  const { data } = useVisits();
  const answer = useAnswerWish();
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent((visits: NonNullable<typeof data>["visits"]) => {
    const wishes = tableWishes(visits);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...wishes.map(({ key }) => key)]);
    if (before === null) return;
    for (const wish of wishes.filter(({ key }) => !before.has(key)))
      toastOffer({
        message: t("visits.wish", { table: wish.visit.table_title, what: wishText(wish, t) }),
        label: t("visits.answer_call"),
        onSelect: () => answer.mutate(wish),
      });
  });
  useEffect(() => {
    if (data !== undefined) tell(data.visits);
  }, [data]);
  return null;
}

/** Shows requests for the bill to people who only charge; the cards of the charge screen say which table it is. */
function BillOfSomeTable() {
  const t = useT();
  const { navigate } = useRouter();
  useRealtime(["bill_request"], (heard) => {
    if (heard.type !== "bill_request" || heard.status !== "REQUESTED") return;
    toastOffer({
      message: t("tray.bills", { count: 1 }),
      label: t("common.view"),
      onSelect: () => void navigate({ to: "/dashboard/order-charge" }),
    });
  });
  return null;
}
