import { IconCheck } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useState } from "react";
import type { Fraction } from "#core/pricing/domain/fraction.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, cents, multiplyCents } from "#platform/domain/money/cents.ts";
import { choicesText } from "#platform/web/choices-text.ts";
import { formatDetails, formatPieces } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Order } from "#service/orders/contract/orders.ts";
import { foldItems, lineIdsOf, type SoldItem, soldPartTexts } from "#service/orders/web/public.ts";
import { Muted, Span, Stack, VisuallyHidden } from "#ui/layout/layout.tsx";
import { nextIndex } from "#ui/overlay/move-focus.ts";
import { useLongPress } from "#ui/taps/use-long-press.ts";
import type { PayableLine } from "../../contract/payments.ts";
import type { BillView } from "../read-bill.ts";
import classes from "./bill-lines.module.css";
import { chosenPortions, nextPiece, type PartDraft, pieceBefore, withPortion } from "./part-draft.ts";
import { usePortionText } from "./portion-dialog.tsx";

interface BillLinesProps {
  orders: readonly Order[];
  bill: BillView;
  draft: PartDraft;
  amount: (cents: Cents) => string;
  onChange: (draft: PartDraft) => void;
  /** Opens the choice of a fraction of a line. */
  onFraction: (item: SoldItem) => void;
}

/**
 * Shows the bill line by line as ordered. A tap takes a piece of a line into this part, the next tap another one;
 * holding it, or F, chooses a fraction. The list is one tab stop: arrows move between lines, + and − add and remove
 * pieces.
 */
export function BillLines({ orders, bill, draft, amount, onChange, onFraction }: BillLinesProps) {
  const t = useT();
  const hintId = useId();
  const [current, setCurrent] = useState<OrderLineId | null>(null);
  const payable = new Map(bill.lines.map((line) => [line.order_line_id, line]));
  const portions = chosenPortions(draft, bill);
  const isOpen = (id: OrderLineId) => (payable.get(id)?.portion_left.numerator ?? 0) > 0;
  const soldItems = orders.map((order) => ({ order, items: foldItems(order.items) }));
  const open = soldItems.flatMap(({ items }) => items).filter((item) => isOpen(item.id));
  const tabStop = (open.find((item) => item.id === current) ?? open[0])?.id;
  return (
    <Stack
      as="section"
      gap={4}
      room="shrink"
      aria-label={t("payments.summary")}
      aria-describedby={hintId}
      onKeyDown={goToNeighbour}
    >
      <Muted size="xs" id={hintId}>
        {t("payments.part.tap_hint")}
      </Muted>
      {soldItems.map(({ order, items }) => (
        <section
          key={order.id}
          aria-label={t("payments.order", { orderNo: order.order_no, token: order.token_no })}
        >
          <h3 className={classes.order}>
            {t("payments.order", { orderNo: order.order_no, token: order.token_no })}
          </h3>
          <Stack as="ul">
            {items.map((item) => (
              <BillLine
                key={item.id}
                item={item}
                line={payable.get(item.id)}
                portion={portions.get(item.id) ?? null}
                isTabStop={item.id === tabStop}
                amount={amount}
                onFocus={() => setCurrent(item.id)}
                onTake={(portion) => onChange(withPortion(draft, bill, lineIdsOf(item), portion))}
                onFraction={() => onFraction(item)}
              />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface BillLineProps {
  item: SoldItem;
  /** Undefined when nothing of it is ever paid. */
  line: PayableLine | undefined;
  portion: Fraction | null;
  isTabStop: boolean;
  amount: (cents: Cents) => string;
  onFocus: () => void;
  onTake: (portion: Fraction | null) => void;
  onFraction: () => void;
}

function BillLine(props: BillLineProps) {
  const { item, line, portion, isTabStop, amount, onFocus, onTake, onFraction } = props;
  const press = useLongPress(onFraction);
  const left = line?.portion_left;
  const isPaid = left === undefined || left.numerator === 0;
  const key = (event: KeyboardEvent) => {
    if (isPaid || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+") onTake(nextPiece(item.quantity, left, portion) ?? portion);
    else if (event.key === "-") onTake(pieceBefore(item.quantity, portion));
    else if (event.key.toLowerCase() === "f") onFraction();
    else return;
    event.preventDefault();
  };
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-bill-line={item.id}
        aria-pressed={isPaid ? undefined : portion !== null}
        aria-keyshortcuts="+ - F"
        disabled={isPaid}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={key}
        {...press}
        onClick={() => left && onTake(nextPiece(item.quantity, left, portion))}
      >
        <span className={classes.mark} aria-hidden="true">
          {portion === null && !isPaid ? null : <IconCheck size={14} stroke={3} />}
        </span>
        <span className={classes.text}>
          <span>{formatPieces(item.quantity, item.item_title)}</span>
          <LineDetails item={item} />
        </span>
        <span className={classes.figures}>
          <Span weight={550}>{amount(multiplyCents(item.price, item.quantity))}</Span>
          {item.discount === null ? null : (
            <Muted as="span" size="xs">
              {amount(cents(-item.discount.amount))}
            </Muted>
          )}
          <PortionTold item={item} line={line} portion={portion} />
        </span>
      </button>
    </li>
  );
}

/** Tells what is paid of a line with this part, or what was paid of it before. */
function PortionTold({ item, line, portion }: Pick<BillLineProps, "item" | "line" | "portion">) {
  const t = useT();
  const portionText = usePortionText(item.quantity);
  if (portion !== null)
    return (
      <Span tone="brand" size="xs" weight={650}>
        <VisuallyHidden>{t("common.labelled", { label: t("payments.part.this"), value: "" })}</VisuallyHidden>
        {portionText(portion)}
      </Span>
    );
  const left = line?.portion_left;
  if (left === undefined || left.numerator === left.denominator) return null;
  return (
    <Muted as="span" size="xs">
      {left.numerator === 0
        ? t("payments.part.line_paid")
        : t("payments.part.line_left", { part: portionText(left) })}
    </Muted>
  );
}

/** Shows variant, add-ons, guest, and why the item is free. */
function LineDetails({ item }: { item: SoldItem }) {
  const t = useT();
  const whose = item.seat === null ? null : t("common.seat_of", { seat: item.seat });
  const details = formatDetails([choicesText(item.variant_title, item.addons), whose]);
  return (
    <>
      {soldPartTexts(item).map((text) => (
        <Muted as="span" size="xs" key={text}>
          {text}
        </Muted>
      ))}
      {details === "" ? null : (
        <Muted as="span" size="xs">
          {details}
        </Muted>
      )}
      {item.discount ? (
        <Muted as="span" size="xs">
          {t("orders.discount.line", { reason: item.discount.reason })}
        </Muted>
      ) : null}
      {item.courtesy ? (
        <Muted as="span" size="xs">
          {t("orders.courtesy.given", { reason: item.courtesy.reason })}
        </Muted>
      ) : null}
    </>
  );
}

/** Moves between lines by arrows, Home and End, across orders. */
function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-bill-line]:enabled")];
  const here = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
  const next = nextIndex(here, lines.length, event.key);
  if (next === null) return;
  event.preventDefault();
  lines[next]?.focus();
}
