import type { OrderId } from "#platform/domain/ids.ts";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { cartPieces } from "#service/cart/domain/cart-totals.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { Pos } from "./pos-context.ts";
import type { NamedTable } from "./pos-search.ts";
import { lastSentOrder } from "./sending/pending-send.ts";

/** Opens the charging of a table's account, else of an order, else all accounts. */
export type OnCharge = (table: NamedTable | null, orderId: OrderId | null) => void;

/**
 * F10: opens the charging of the chosen table's account or of the account that gets a further order, else of the order sent here
 * last. Unsent lines stay in the cart uncharged, after a confirmation. Shows an error without the permission to charge.
 */
export function useCharge({ store, menu }: Pos, onCharge: OnCharge): () => void {
  const t = useT();
  const mayDo = useMayDo();
  const confirm = useConfirm();
  const charge = async () => {
    if (!mayDo("order.charge")) {
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
