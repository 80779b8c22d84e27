import { IconNotes } from "@tabler/icons-react";
import { useMemo } from "react";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import { cartPieces, cartTotals } from "#service/cart/domain/cart-totals.ts";
import { Button } from "#ui/forms/button.tsx";
import { useCart, usePos } from "../pos-context.ts";
import { useUnsettledSend } from "../sending/use-unsettled-send.ts";
import classes from "./cart-footer.module.css";

export interface CartFooterProps {
  onSend: () => void;
  isSending: boolean;
  /** Why the cart could not be sent; shown while it is still that cart. */
  failure: { readonly cart: Cart; readonly text: string } | null;
}

/** Totals of the cart, the button for a draft, and the large button that sends. */
export function CartFooter({ onSend, isSending, failure }: CartFooterProps) {
  const { money, actions } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const unsettled = useUnsettledSend();
  const totals = useMemo(() => cartTotals(cart), [cart]);
  const pieces = cartPieces(cart);
  const total = money(totals.payable);
  return (
    <div className={classes.footer}>
      <FormFailure message={failure?.cart === cart && !unsettled.isUnsure ? failure.text : null} />
      <dl className={classes.totals}>
        <div className={classes.parts}>
          <dt>{t("pos.cart.net")}</dt>
          <dd>{money(totals.net)}</dd>
          <dt>{t("pos.cart.taxes")}</dt>
          <dd>{money(totals.taxTotal)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t("pos.cart.total")}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <UnsureGate attempt={unsettled} busy={isSending} size="xl" onAgain={onSend}>
        <div className={classes.actions}>
          <Button
            className={classes.hold}
            size="xl"
            variant="default"
            icon={<IconNotes className={classes.icon} size={20} aria-hidden="true" />}
            onClick={actions.hold}
            aria-keyshortcuts="F8"
          >
            {t("drafts.button")}
          </Button>
          <Button
            className={classes.send}
            size="xl"
            fullWidth
            busy={isSending}
            onClick={onSend}
            aria-keyshortcuts="F9"
          >
            {pieces === 0 ? t("pos.cart.send") : t("pos.cart.send_count", { count: pieces, total })}
          </Button>
        </div>
      </UnsureGate>
    </div>
  );
}
