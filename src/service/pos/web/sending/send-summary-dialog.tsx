import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import type { SaleTotals } from "#core/pricing/domain/sale-totals.ts";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import { sourceMark } from "#core/settings/web/public.ts";
import { lineTexts } from "#platform/web/choices-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { saveConfirmSends } from "#platform/web/session/save-confirm-sends.ts";
import { currentUser } from "#platform/web/session/session.ts";
import { errorText, showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Cart, CartLine } from "#service/cart/domain/cart.ts";
import { cartTotals } from "#service/cart/domain/cart-totals.ts";
import type { LineCourse } from "#service/cart/domain/line-courses.ts";
import { printSentReceipt } from "#service/orders/web/sent/print-sent-receipt.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Muted, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { coursesOf } from "../courses/courses-of.ts";
import type { PosMenu } from "../menu/pos-menu.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./send-summary-dialog.module.css";
import { useSendCart } from "./use-send-cart.ts";
import { useUnsettledSend } from "./use-unsettled-send.ts";

/** Lists what will go to the kitchen and sends it. A refusal stays until the next attempt. */
export function SendSummaryDialog({ onClose }: { onClose: () => void }) {
  const pos = usePos();
  const { money, menu, openDialog } = pos;
  const t = useT();
  const cart = useCart((state) => state.cart);
  const unsettled = useUnsettledSend();
  const [isLast, setLast] = useState(false);
  const sending = useSendCart(pos, ({ order }) => {
    openDialog({ kind: "sent", order });
    // Not awaited, because the order is made whether or not its receipt prints or the setting is saved.
    if (menu.printSettings.is_enable_print) void printSentReceipt(order.orderId);
    void countConfirmed(isLast);
  });
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
      title={t("common.send_to_kitchen")}
      footer={
        <UnsureGate attempt={unsettled} busy={sending.isPending} size="xl" onAgain={send}>
          <Button
            size="xl"
            fullWidth
            data-autofocus
            icon={<IconSend size={20} aria-hidden="true" />}
            busy={sending.isPending}
            onClick={send}
          >
            {t("pos.send.confirm", { total: money(totals.payable) })}
          </Button>
        </UnsureGate>
      }
    >
      <Stack gap={12}>
        <FormFailure message={sending.isError && !unsettled.isUnsure ? errorText(sending.error) : null} />
        <OrderSummary cart={cart} totals={totals} />
        <Muted size="sm">{t("pos.send.note")}</Muted>
        <CheckField
          label={t("pos.send.no_more")}
          description={t("pos.send.no_more_hint")}
          checked={isLast}
          onChange={setLast}
        />
      </Stack>
    </AppDialog>
  );
}

function OrderSummary({ cart, totals }: { cart: Cart; totals: SaleTotals }) {
  const { menu } = usePos();
  const t = useT();
  const courses = coursesOf(cart, menu);
  return (
    <>
      <Text weight={600}>{destinationText(cart, menu, t)}</Text>
      <ul>
        {cart.lines.map((line) => (
          <SummaryLine
            key={line.id}
            line={line}
            hasSeats={cart.diningOption === "dinein"}
            served={courses.get(line.id)}
          />
        ))}
      </ul>
      <SummaryTotals totals={totals} />
    </>
  );
}

/** Counts down the orders that a new user confirms, or ends confirming on request. */
async function countConfirmed(isLast: boolean): Promise<void> {
  const left = currentUser()?.confirm_sends ?? null;
  if (!isLast && left === null) return;
  await saveConfirmSends(isLast || left === null ? 0 : left - 1).catch(isLast ? showError : () => undefined);
}

interface SummaryLineProps {
  line: CartLine;
  hasSeats: boolean;
  /** Course of the line, if the restaurant serves by courses. */
  served: LineCourse | undefined;
}

function SummaryLine({ line, hasSeats, served }: SummaryLineProps) {
  const { money } = usePos();
  const t = useT();
  const { quantity, title, seat, notes } = line;
  const seatText = hasSeats && seat !== null ? t("common.seat_of", { seat }) : null;
  const courseText = served?.course ? t("common.course_of", { course: served.course }) : null;
  const holdText = served?.hold ? t("common.on_hold") : null;
  const details = [courseText, holdText, seatText, ...lineTexts(line), notes];
  return (
    <li className={classes.line}>
      <Span weight={700}>{formatCount(quantity)}×</Span>
      <span className={classes.title}>
        {title}
        <small>{factsText(details)}</small>
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
        <dt>{t("common.iva")}</dt>
        <dd>{money(totals.taxTotal)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t("common.total")}</dt>
        <dd>{money(totals.payable)}</dd>
      </div>
    </dl>
  );
}

/** Names table or dining option, source and customer, which are checked before sending. */
function destinationText(cart: Cart, menu: Pick<PosMenu, "tables">, t: Translate): string {
  const { account, customer, diningOption, source, externalNumber } = cart;
  const table = menu.tables.find(({ id }) => id === cart.tableId);
  return factsText([
    table?.title ?? account?.name ?? (diningOption && t(`common.dining.${diningOption}`)),
    source &&
      diningOption &&
      sourceMark({ source, external_number: externalNumber, delivery_type: diningOption }, t),
    customer.type === "CUSTOMER" ? customer.name : account ? null : t("common.walk_in_customer"),
  ]);
}
