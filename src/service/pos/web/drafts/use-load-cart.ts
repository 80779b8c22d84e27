import { useQueryClient } from "@tanstack/react-query";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { toastError, toastWarning } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { reviewCart } from "../cart/cart-review.ts";
import { offeredMenu } from "../menu/use-offered-menu.ts";
import { posMenuQuery } from "../pos-api.ts";
import { usePos } from "../pos-context.ts";

/**
 * Replaces the cart with that of a draft or a QR order, after a question if the cart has lines. Says how many loaded lines
 * differ from the current menu; the cart shows what changed at each line.
 */
export function useLoadCart(onLoaded: () => void): (cart: Cart) => Promise<void> {
  const { store, menu, actions } = usePos();
  const t = useT();
  const confirm = useConfirm();
  const client = useQueryClient();
  // This till's menu may be a minute old; without a server it is used as it is.
  const menuNow = () =>
    client
      .fetchQuery({ ...posMenuQuery, staleTime: 0 })
      .catch(() => client.getQueryData(posMenuQuery.queryKey) ?? menu);
  return async (cart) => {
    const question = {
      title: t("drafts.replace_title"),
      body: t("drafts.replace_body"),
      confirmLabel: t("drafts.replace"),
    };
    if (store.getState().cart.lines.length > 0 && !(await confirm(question))) return;
    if (!store.change(cart)) {
      toastError(t("pos.send.frozen"));
      return;
    }
    actions.showTableInAddress(cart.tableId);
    onLoaded();
    const way = { diningOption: cart.diningOption, source: cart.source };
    const changed = reviewCart(cart, offeredMenu(await menuNow(), way, serverNow())).size;
    if (changed > 0) toastWarning(t("drafts.changed", { count: changed }));
  };
}
