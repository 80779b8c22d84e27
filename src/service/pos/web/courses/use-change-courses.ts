import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { usePos } from "../pos-context.ts";
import { playTap } from "../tap-sound.ts";

/** Puts the cart with other courses in its place; false, and said, while it is being sent. */
export function useChangeCourses(): (cart: Cart) => boolean {
  const { store } = usePos();
  const t = useT();
  return (cart) => {
    const isChanged = store.change(cart);
    if (isChanged) playTap("up");
    else toastError(t("pos.send.frozen"));
    return isChanged;
  };
}
