import { mayEnter } from "../../../domain/access/may-enter.ts";
import { cartPieces } from "../../../domain/cart/cart-totals.ts";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { actorOf, useUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import type { Pos } from "./pos-context.ts";
import type { NamedTable } from "./pos-search.ts";

/**
 * F10: goes to charging the account of the chosen table, or to all accounts. Lines that were not sent stay in the cart
 * uncharged, which is confirmed first; who may not charge is told so.
 */
export function useCharge({ store, menu }: Pos, onCharge: (table: NamedTable | null) => void): () => void {
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
    onCharge(table ? { id: table.id, name: table.title } : null);
  };
  return () => void charge();
}
