import { useState } from "react";
import type { z } from "zod";
import { useGuestCart } from "#service/cart/guest/use-cart.ts";
import { useLastOrder } from "#service/cart/guest/use-last-order.ts";
import { FeedbackLink } from "#service/feedback/guest/feedback-link.tsx";
import { ask, menuPath, Refusal } from "#service/guest-menu/guest/api.ts";
import { GuestArt } from "#service/guest-menu/guest/guest-art.tsx";
import { LaterPart } from "#service/guest-menu/guest/later-part.tsx";
import { laterPieces } from "#service/guest-menu/guest/later-pieces.ts";
import { pageLink, useMoney, usePage, useWords } from "#service/guest-menu/guest/page-context.ts";
import { usePoll } from "#service/guest-menu/guest/use-poll.ts";
import { WaitingShape } from "#service/guest-menu/guest/waiting-shape.tsx";
import { OrderLines } from "#service/visits/guest/order-lines.tsx";
import type { readGuestOrder } from "../contract/guest-orders.ts";

type Placed = z.input<typeof readGuestOrder.response>;

/** Interval between two polls without the feed, in milliseconds. */
const POLL_MS = 10_000;

/** Shows a guest's order and its progress until it is handed over. */
export function OrderPage() {
  const t = useWords();
  const page = usePage();
  const [lastOrder, setLastOrder] = useLastOrder();
  const [order, setOrder] = useState<Placed | "unknown" | "failed" | null>(null);
  const read = async () => {
    const token = location.pathname.split("/")[4] ?? "";
    await ask<typeof readGuestOrder>(menuPath(page.qrcode, "orders", token)).then(
      (found) => {
        setOrder(found);
        const isOver = found.state === "handed_over" || found.state === "refused";
        if (isOver && lastOrder?.token === token) setLastOrder(null);
      },
      (error: unknown) => setOrder((known) => (error instanceof Refusal ? "unknown" : (known ?? "failed"))),
    );
  };
  usePoll(read, { everyMs: POLL_MS, hears: ["order_update"] });
  const placed = order === null || typeof order === "string" ? null : order;
  const isServed = placed?.state === "handed_over";
  const missing = { unknown: "order_unknown", failed: "not_loaded" } as const;
  const missed = typeof order === "string" ? missing[order] : null;
  return (
    <main className="cart">
      <h1 tabIndex={-1}>{t("your_order")}</h1>
      {order === null && <WaitingShape cards={[6, 5, 0]} />}
      {missed !== null && (
        <div className="nothing" role="alert">
          <GuestArt of="failed" />
          <p>{t(missed)}</p>
        </div>
      )}
      {placed !== null && <PlacedOrder placed={placed} />}
      {isServed && <FeedbackLink />}
      <a className="button quiet wide" href={pageLink(page)}>
        {t("back_to_menu")}
      </a>
    </main>
  );
}

/** Shows how far the order is, its dishes, and a way to order them once more. */
function PlacedOrder({ placed }: { placed: Placed }) {
  const t = useWords();
  const money = useMoney();
  return (
    <>
      <section className="order progress" aria-live="polite">
        <p className="big">{t(`state_${placed.state}`)}</p>
        {placed.tokenNo !== null && (
          <p>
            {t("token")} <strong className="number">{placed.tokenNo}</strong>
          </p>
        )}
        {placed.table_title !== null && (
          <p>
            <bdi>{placed.table_title}</bdi>
          </p>
        )}
      </section>
      <section className="order">
        <OrderLines items={placed.items} />
        <p className="sum">
          <span>{t("total")}</span>
          <strong className="price">{money(placed.total)}</strong>
        </p>
      </section>
      <OrderAgain dishes={placed.items} />
    </>
  );
}

/** Leads to what was ordered once more, where guests may order now. */
function OrderAgain({ dishes }: { dishes: Placed["items"] }) {
  const t = useWords();
  const { menu } = usePage();
  const cart = useGuestCart();
  const [isOpen, setOpen] = useState(false);
  const taken = dishes.filter(({ again }) => again !== null);
  const mayOrder =
    typeof menu !== "string" && menu.storeSettings.is_qr_order_enabled && menu.storeSettings.closed === null;
  if (!mayOrder || taken.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button wide" onClick={() => setOpen(true)}>
        {t("again")}
      </button>
      {isOpen && (
        <LaterPart
          load={laterPieces.againSheet}
          onFailed={close}
          props={{ dishes: taken, cart, about: t("again_mine"), onClose: close }}
        />
      )}
    </>
  );
}
