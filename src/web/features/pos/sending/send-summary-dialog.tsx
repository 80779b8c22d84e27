import { IconSend } from "@tabler/icons-react";
import type { Cart, CartLine } from "../../../../domain/cart/cart.ts";
import { cartTotals } from "../../../../domain/cart/cart-totals.ts";
import type { SaleTotals } from "../../../../domain/tax/sale-totals.ts";
import { lineAmount } from "../../../../domain/tax/tax-breakdown.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import type { Translate } from "../../../platform/i18n.ts";
import { errorText } from "../../../platform/show-error.ts";
import { sourceMark } from "../../../platform/source-text.ts";
import { useT } from "../../../platform/use-t.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./send-summary-dialog.module.css";
import { useSendCart } from "./use-send-cart.ts";

/** Lists what will go to the kitchen, and sends it. A refusal is shown until the next attempt. */
export function SendSummaryDialog({ onClose }: { onClose: () => void }) {
  const { money, menu } = usePos();
  const t = useT();
  const cart = useCart((state) => state.cart);
  const isUnsure = useCart((state) => state.pending?.unsure === true);
  const sending = useSendCart();
  const totals = cartTotals(cart);
  const send = () => {
    if (!sending.isPending) sending.mutate();
  };
  const close = () => {
    if (!sending.isPending) onClose();
  };
  return (
    <AppDialog
      opened
      onClose={close}
      closeOnClickOutside={false}
      title={t("pos.send.title")}
      footer={
        <Button
          size="xl"
          fullWidth
          data-autofocus
          icon={<IconSend size={20} aria-hidden="true" />}
          busy={sending.isPending}
          onClick={send}
        >
          {isUnsure ? t("pos.send.retry") : t("pos.send.confirm", { total: money(totals.payable) })}
        </Button>
      }
    >
      <div className={classes.summary}>
        {sending.isError ? (
          <p className={classes.refusal} data-tone="red" role="alert">
            {errorText(sending.error)}
          </p>
        ) : null}
        <p className={classes.where}>{destinationText(cart, menu, t)}</p>
        <ul className={classes.lines}>
          {cart.lines.map((line) => (
            <SummaryLine key={line.id} line={line} hasSeats={cart.diningOption === "dinein"} />
          ))}
        </ul>
        <SummaryTotals totals={totals} />
        <p className={classes.note}>{t("pos.send.note")}</p>
      </div>
    </AppDialog>
  );
}

function SummaryLine({ line, hasSeats }: { line: CartLine; hasSeats: boolean }) {
  const { money } = usePos();
  const t = useT();
  const { quantity, title, seat, variant, addons, notes } = line;
  const seatText = hasSeats && seat !== null ? t("orders.seat", { seat }) : null;
  const details = [seatText, variant?.title, ...addons.map((addon) => addon.title), notes];
  return (
    <li className={classes.line}>
      <span className={classes.quantity}>{quantity}×</span>
      <span className={classes.title}>
        {title}
        <small>{details.filter(Boolean).join(" · ")}</small>
      </span>
      <span>{money(lineAmount(line))}</span>
    </li>
  );
}

function SummaryTotals({ totals }: { totals: SaleTotals }) {
  const { money } = usePos();
  const t = useT();
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t("pos.send.net_total")}</dt>
        <dd>{money(totals.net)}</dd>
      </div>
      <div>
        <dt>{t("pos.cart.taxes")}</dt>
        <dd>{money(totals.taxTotal)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t("pos.cart.total")}</dt>
        <dd>{money(totals.payable)}</dd>
      </div>
    </dl>
  );
}

/** Table or dining option, source and customer: what is checked before sending, which cannot be undone. */
function destinationText(cart: Cart, menu: Pick<PosMenu, "tables">, t: Translate): string {
  const { customer, diningOption, source, externalNumber } = cart;
  const table = menu.tables.find(({ id }) => id === cart.tableId);
  return [
    table?.title ?? (diningOption && t(`pos.cart.${diningOption}`)),
    source &&
      diningOption &&
      sourceMark({ source, external_number: externalNumber, delivery_type: diningOption }, t),
    customer.type === "CUSTOMER" ? customer.name : t("pos.cart.walk_in"),
  ]
    .filter(Boolean)
    .join(" · ");
}
