import { IconAlertTriangle, IconArmchair, IconNote, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ComponentType, memo, type Ref } from "react";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import { hoursText } from "#core/settings/web/public.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { lineTexts } from "#platform/web/choices-text.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatPlainNumber } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { type CartLine, LINE_QUANTITY_MAX } from "#service/cart/domain/cart.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Muted, Row, Span, VisuallyHidden } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { CoursesOfLines } from "../courses/courses-of.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./cart-line-row.module.css";
import type { LineProblem } from "./cart-review.ts";

interface CartLineRowProps {
  line: CartLine;
  number: number;
  active: boolean;
  problem: LineProblem | undefined;
  /** Menu for the course of the line, if the restaurant serves by courses. */
  Course?: ComponentType<{ line: CartLine }>;
}

/** One line of the cart with all its actions, 72 px high if nothing was chosen. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, number, active, problem, Course } = props;
  const { actions, money, store } = usePos();
  const t = useT();
  const { title, quantity, notes, parts } = line;
  const seat = useCart((state) => (state.cart.diningOption === "dinein" ? line.seat : null));
  const choices = lineTexts(line);
  // The parts of a combo stand one below the other; the course leaves no room for the unit price.
  const texts = parts ? choices : [factsText(choices)].filter(Boolean);
  const unit = `${money(line.unitPrice)} × ${formatCount(quantity)}`;
  if (Course && quantity > 1) texts.push(unit);
  if (line.takerName) texts.push(line.takerName);
  return (
    <li
      className={classes.line}
      data-active={active || undefined}
      data-problem={problem ? true : undefined}
      aria-label={t("pos.cart.line", { number, title })}
      onFocus={() => store.activateLine(line.id)}
    >
      <p className={classes.head}>
        <Muted as="span" room="keep" weight={400}>
          {formatPlainNumber(number)}.
        </Muted>
        <Span room="grow" lines="cut">
          {title}
        </Span>
        {seat === null ? null : (
          <span className={classes.seat}>
            <IconArmchair size={14} aria-hidden="true" />
            <VisuallyHidden>{t("common.seat_of", { seat })}</VisuallyHidden>
            <span aria-hidden="true">{formatPlainNumber(seat)}</span>
          </span>
        )}
        <Span room="keep" weight={650}>
          {money(lineAmount(line))}
        </Span>
      </p>
      {texts.map((text) => (
        <p key={text} className={classes.detail}>
          {text}
        </p>
      ))}
      {notes ? <p className={classes.notes}>{notes}</p> : null}
      {problem ? <Problem line={line} problem={problem} /> : null}
      <Row align="center">
        <QuantityInput
          label={t("common.quantity_of_title", { title })}
          value={quantity}
          min={0}
          max={LINE_QUANTITY_MAX}
          onChange={(next) => actions.setQuantity(line, next)}
        />
        <span className={classes.unit}>{Course ? null : unit}</span>
        {Course ? <Course line={line} /> : null}
        <LineActions line={line} />
      </Row>
    </li>
  );
});

function LineActions({ line }: { line: CartLine }) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const { title, notes, parts } = line;
  return (
    <Row as="span" gap={8} room="keep">
      {parts ? (
        <IconButton
          label={t("pos.cart.edit_parts_of", { title })}
          icon={<IconPencil size={20} />}
          onClick={() => actions.editParts(line)}
        />
      ) : null}
      <IconButton
        label={t(notes ? "pos.cart.edit_note_of" : "pos.cart.note_of", { title })}
        icon={<IconNote size={20} />}
        onClick={() => openDialog({ kind: "notes", lineId: line.id })}
      />
      <IconButton
        label={t("common.remove_title", { title })}
        icon={<IconTrash size={20} />}
        onClick={() => actions.remove(line)}
      />
    </Row>
  );
}

function Problem({ line, problem }: { line: CartLine; problem: LineProblem }) {
  const { actions, money } = usePos();
  const t = useT();
  const text = useProblemText();
  return (
    <div className={classes.problem} data-tone="red">
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{text(problem)}</span>
      {problem.kind === "price_changed" ? (
        <button type="button" className={classes.accept} onClick={() => actions.acceptPrice(line.id)}>
          {t("pos.problem.accept_price", { price: money(problem.price) })}
        </button>
      ) : null}
    </div>
  );
}

/** Returns the text for a problem of a line. */
function useProblemText(): (problem: LineProblem) => string {
  const { money } = usePos();
  const t = useT();
  return (problem) => {
    switch (problem.kind) {
      case "unavailable":
        return t("pos.problem.unavailable");
      case "variant_required":
        return t("pos.problem.variant_required");
      case "modifier_missing":
      case "modifier_too_many":
        return t(`pos.problem.${problem.kind}`, { group: problem.group, count: problem.count });
      case "addon_too_often":
        return t("pos.problem.addon_too_often", { addon: problem.addon, count: problem.count });
      case "sold_out":
        return problem.remaining === 0
          ? t("pos.problem.line_sold_out")
          : t("pos.problem.line_only_left", { count: problem.remaining });
      case "not_offered":
        return t("pos.problem.line_not_offered", { hours: hoursText(problem.hours, t) });
      case "price_changed":
        return t("pos.problem.price_changed", { price: money(problem.price) });
      case "insufficient_stock":
        return problem.ingredient === ""
          ? t("pos.problem.insufficient_stock_unknown")
          : t("pos.problem.insufficient_stock", { ingredient: problem.ingredient });
      default:
        return unreachable(problem);
    }
  };
}

/** Props of a list of cart lines. */
export interface CartLinesView {
  lines: readonly CartLine[];
  courses: CoursesOfLines;
  activeLineId: Uuid | null;
  /** Problems that keep lines from being sent. */
  problems: ReadonlyMap<Uuid, LineProblem>;
  ref: Ref<HTMLOListElement>;
}
