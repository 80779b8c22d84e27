import type { TableId } from "#platform/domain/ids.ts";
import { isWorthRetrying } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { showError } from "#platform/web/show-error.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { dishPieces } from "#service/cart/domain/cart-totals.ts";
import { toastOffer, toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import type { CartStore } from "../cart/cart-store.ts";
import { keepDraft } from "../drafts/draft-actions.ts";
import { keptCartOf } from "../drafts/kept-cart.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { posMenuQuery } from "../pos-api.ts";
import { sendTakeBack } from "./take-back-api.ts";
import type { SentCart } from "./use-send-cart.ts";

interface UndoTargets {
  readonly store: CartStore;
  readonly menu: PosMenu;
  readonly t: Translate;
  /** Leads to the till, which shows the cart that came back. */
  readonly showCart: (tableId: TableId | null) => void;
}

/**
 * Takes the order back and puts its cart into the till again. A cart that was begun meanwhile is left alone: the one that
 * comes back becomes a draft. Without an answer it can be tried again: the key makes one undo of many.
 */
export async function undoSend({ cart, order }: SentCart, targets: UndoTargets): Promise<void> {
  const { t } = targets;
  const idempotencyKey = clientUuid();
  const params = { id: order.orderId };
  const body = { pieces: dishPieces(cart) };
  const attempt = async (): Promise<void> => {
    try {
      const { message } = await sendTakeBack({ params, body, idempotencyKey });
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
  const kept = keptCartOf(back, menu);
  if (kept === null) return;
  await keepDraft({ nameRef: t("pos.sent.undo_draft_name", { orderNo }), cart: kept });
  toastWarning(t("pos.sent.undo_draft"));
}

/** The uuids belong to the order that was taken back, the draft has ended with it. */
function asNewCart(cart: Cart): Cart {
  const lines = cart.lines.map((line) => ({ ...line, id: clientUuid() }));
  return { ...cart, id: clientUuid(), lines, draftId: null };
}
