import { IconDiscount, IconGift } from "@tabler/icons-react";
import { sourceMark } from "#core/settings/web/public.ts";
import { formatCount, formatDate, formatDateTime, formatDetails, formatTime } from "#platform/web/format.ts";
import { PaidBadge } from "#platform/web/paid-badge.tsx";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Span, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import type { Order, OrderItem } from "../../contract/orders.ts";
import { foldCombos } from "../../domain/combo-lines.ts";
import { isHeld } from "../../domain/course.ts";
import { heldNow } from "../courses/held-courses.ts";
import { discountText } from "../discount-text.ts";
import classes from "./account-order.module.css";
import { LineStatusBadge } from "./line-status-badge.tsx";
import { LineStatusMenu } from "./line-status-menu.tsx";
import { choicesOf, type OpenAccount } from "./open-accounts.ts";

interface AccountOrderProps {
  account: OpenAccount;
  order: Order;
}

/** Shows one order of an account: token, time, with the date when it is of another day, whether it is paid, and its items. */
export function AccountOrder({ account, order, now }: AccountOrderProps & { now: number }) {
  const t = useT();
  const mayDo = useMayDo();
  const source = sourceMark(order, t);
  const isPaid = order.payment_status === "paid";
  const mayChange = mayDo("order.changeStatus");
  const isToday = formatDate(order.date) === formatDate(new Date(now));
  return (
    <section className={classes.order} aria-label={t("orders.card.token", { token: order.token_no })}>
      <div className={classes.head}>
        <Text as="h3" size="sm" weight={650}>
          {t("orders.card.token", { token: order.token_no })}
        </Text>
        {source === null ? null : <StatusBadge tone="blue" look="plain" label={source} />}
        {isPaid ? <PaidBadge /> : null}
        <time className={classes.date} dateTime={order.date.toISOString()}>
          {isToday ? formatTime(order.date) : formatDateTime(order.date)}
        </time>
      </div>
      <ul>
        {foldCombos(order.items).map(({ line, parts }) =>
          line.combo === null ? (
            <OrderedLine key={line.id} {...{ account, order, line, mayChange }} />
          ) : (
            <li key={line.id} className={classes.combo}>
              <p className={classes.title}>
                <Span weight={650}>{formatCount(line.quantity)} ×</Span> {line.combo.title}
              </p>
              <ul>
                {parts.map((part) => (
                  <OrderedLine key={part.id} {...{ account, order, mayChange }} line={part} />
                ))}
              </ul>
            </li>
          ),
        )}
        {order.voided_items.map((line) => (
          <li key={line.id} className={classes.line}>
            <VoidedText line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OrderedLineProps extends AccountOrderProps {
  line: OrderItem;
  mayChange: boolean;
}

/** Shows a line, or a part of a combo, with its status. */
function OrderedLine({ account, order, line, mayChange }: OrderedLineProps) {
  const held = isHeld(line, heldNow());
  return (
    <li className={classes.line}>
      <LineText line={line} />
      {mayChange ? (
        <LineStatusMenu account={account} order={order} line={line} held={held} />
      ) : (
        <LineStatusBadge line={line} held={held} />
      )}
    </li>
  );
}

/** Shows a voided dish struck through, with the reason. */
function VoidedText({ line }: { line: Order["voided_items"][number] }) {
  const t = useT();
  const reason = t(`orders.reasons.${line.reason}`);
  return (
    <div className={classes.text}>
      <p className={classes.voided}>
        <del>
          <Span weight={650}>{formatCount(line.quantity)} ×</Span>{" "}
          {formatDetails([line.item_title, line.variant_title])}
        </del>
      </p>
      {line.combo === null ? null : <p className={classes.choices}>{line.combo.title}</p>}
      <p className={classes.choices}>{t("orders.void.voided", { reason })}</p>
    </div>
  );
}

function LineText({ line }: { line: OrderItem }) {
  const t = useT();
  const currency = useUser()?.currency ?? "";
  const { course, seat } = line;
  const details = [
    ...(course === null ? [] : [t("common.course_of", { course })]),
    ...(seat === null ? [] : [t("common.seat_of", { seat })]),
    ...choicesOf(line),
  ];
  return (
    <div className={classes.text}>
      <p className={classes.title}>
        <Span weight={650}>{formatCount(line.quantity)} ×</Span> {line.item_title}
      </p>
      {details.length > 0 ? <p className={classes.choices}>{formatDetails(details)}</p> : null}
      {line.courtesy === null ? null : (
        <p className={classes.courtesy}>
          <IconGift size={16} aria-hidden="true" />
          {t("orders.courtesy.given", { reason: line.courtesy.reason })}
        </p>
      )}
      {line.discount === null ? null : (
        <p className={classes.courtesy}>
          <IconDiscount size={16} aria-hidden="true" />
          {discountText(line.discount, currency, t)}
        </p>
      )}
      {line.taken_by === null ? null : (
        <p className={classes.choices}>{t("orders.line.taken_by", { name: line.taken_by })}</p>
      )}
      {line.notes === null ? null : (
        <p className={classes.choices}>
          <VisuallyHidden>{t("common.labelled", { label: t("orders.card.note"), value: "" })}</VisuallyHidden>
          <em>{line.notes}</em>
        </p>
      )}
    </div>
  );
}
