import { mayEnter } from "#platform/domain/access/may-enter.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { cartPieces } from "#service/cart/domain/cart-totals.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Pos } from "./pos-context.ts";
import type { NamedTable } from "./pos-search.ts";
import { lastSentOrder } from "./sending/last-sent.ts";

/** Leads on to charging the account of a table, else of an order, else to all accounts. */
export type OnCharge = (table: NamedTable | null, orderId: OrderId | null) => void;

/**
 * F10: goes straight to charging the account of the chosen table or the one that gets a further order, else the order
 * that was sent here last. Lines that were not sent stay in the cart uncharged, which is confirmed first; who may not
 * charge is told so.
 */
export function useCharge({ store, menu }: Pos, onCharge: OnCharge): () => void {
  const t = useT();
  const user = useUser();
  const confirm = useConfirm();
  const charge = async () => {
    if (user === null || !mayEnter(actorOf(user), "orderCharge")) {
      toastError(t("pos.charge.not_permitted"));
      return;
    }
    const { cart } = store.getState();
    const count = cartPieces(cart);
    const question = {
      title: t("pos.charge.unsent_title", { count }),
      body: t("pos.charge.unsent_body"),
      confirmLabel: t("pos.charge.without"),
    };
    if (count > 0 && !(await confirm(question))) return;
    const table = menu.tables.find((table) => table.id === cart.tableId);
    const orderId = cart.account?.orderId ?? lastSentOrder();
    onCharge(table ? { id: table.id, name: table.title } : null, table ? null : orderId);
  };
  return () => void charge();
}
