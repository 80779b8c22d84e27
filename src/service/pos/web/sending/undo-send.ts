import type { TableId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isWorthRetrying } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { dishPieces } from "#service/cart/domain/cart-totals.ts";
import { takeOrderBack } from "#service/orders/contract/orders.ts";
import { toastOffer, toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import type { CartStore } from "../cart/cart-store.ts";
import { storeDraft } from "../drafts/draft-actions.ts";
import { savedCartOf } from "../drafts/saved-cart.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { posMenuQuery } from "../pos-api.ts";
import { forgetSend } from "../repeat/last-sends.ts";
import type { SentCart } from "./use-send-cart.ts";

interface UndoTargets {
  readonly store: CartStore;
  readonly menu: PosMenu;
  readonly t: Translate;
  /** Opens the till with the cart that came back. */
  readonly showCart: (tableId: TableId | null) => void;
}

/**
 * Takes the order back and returns its cart to the till. If another cart was started meanwhile, the returning one becomes a
 * draft. Without a reply it can be retried; the key makes all attempts one undo.
 */
export async function undoSend({ cart, order }: SentCart, targets: UndoTargets): Promise<void> {
  const { t } = targets;
  const idempotencyKey = clientUuid();
  const params = { id: order.orderId };
  const body = { pieces: dishPieces(cart) };
  const attempt = async (): Promise<void> => {
    try {
      const { message } = await call(takeOrderBack, { params, body, idempotencyKey });
      toastSuccess(message);
    } catch (error) {
      if (!isWorthRetrying(error)) return showError(error);
      toastOffer({
        message: t("pos.sent.undo_unsure", { orderNo: order.orderNo }),
        label: t("ui.retry"),
        onSelect: () => void attempt(),
      });
      return;
    }
    void queryClient.invalidateQueries({ queryKey: posMenuQuery.queryKey });
    const user = currentUser();
    if (user) forgetSend(user.tenant_id, order.orderNo);
    await putBack(cart, targets, order.orderNo);
  };
  await attempt();
}

async function putBack(
  cart: Cart,
  { store, menu, t, showCart }: UndoTargets,
  orderNo: number,
): Promise<void> {
  const back = asNewCart(cart);
  if (store.getState().cart.lines.length === 0 && store.change(back)) {
    showCart(back.tableId);
    return;
  }
  const saved = savedCartOf(back, menu);
  if (saved === null) return;
  await storeDraft({ nameRef: t("pos.sent.undo_draft_name", { orderNo }), cart: saved });
  toastWarning(t("pos.sent.undo_draft"));
}

/**
 * Gives the cart new uuids, because the old ones belong to the order that was taken back, and drops its draft, which ended with
 * it.
 */
function asNewCart(cart: Cart): Cart {
  const lines = cart.lines.map((line) => ({ ...line, id: clientUuid() }));
  return { ...cart, id: clientUuid(), lines, draftId: null };
}
