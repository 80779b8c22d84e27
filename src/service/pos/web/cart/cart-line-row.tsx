import { IconAlertTriangle, IconArmchair, IconNote, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ComponentType, memo } from "react";
import { lineAmount } from "#core/pricing/domain/tax-breakdown.ts";
import { lineTexts } from "#platform/web/choices-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { type CartLine, LINE_QUANTITY_MAX } from "#service/cart/domain/cart.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./cart-line-row.module.css";
import type { LineProblem } from "./cart-review.ts";
import { useProblemText } from "./use-problem-text.ts";

export interface CartLineRowProps {
  line: CartLine;
  number: number;
  active: boolean;
  problem: LineProblem | undefined;
  /** Where the restaurant serves by courses: the line's, and the way to another one. */
  Course?: ComponentType<{ line: CartLine }>;
}

/** One line of the cart: what, how much, and everything one can do with it, in 72 px when nothing was chosen. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, number, active, problem, Course } = props;
  const { actions, money, store } = usePos();
  const t = useT();
  const { title, quantity, notes, parts } = line;
  const seat = useCart((state) => (state.cart.diningOption === "dinein" ? line.seat : null));
  const choices = lineTexts(line);
  // A combo has its parts one below the other.
  const texts = parts ? choices : [choices.join(" · ")].filter(Boolean);
  const unit = `${money(line.unitPrice)} × ${quantity}`;
  // Beside the course there is no room for it.
  if (Course && quantity > 1) texts.push(unit);
  return (
    <li
      className={classes.line}
      data-active={active || undefined}
      data-problem={problem ? true : undefined}
      aria-label={t("pos.cart.line", { number, title })}
      onFocus={() => store.activateLine(line.id)}
    >
      <p className={classes.head}>
        <span className={classes.number}>{number}.</span>
        <span className={classes.title}>{title}</span>
        {seat === null ? null : (
          <span className={classes.seat}>
            <IconArmchair size={14} aria-hidden="true" />
            <span className="visually-hidden">{t("orders.seat", { seat })}</span>
            <span aria-hidden="true">{seat}</span>
          </span>
        )}
        <span className={classes.total}>{money(lineAmount(line))}</span>
      </p>
      {texts.map((text) => (
        <p key={text} className={classes.detail}>
          {text}
        </p>
      ))}
      {line.takerName ? <p className={classes.detail}>{line.takerName}</p> : null}
      {notes ? <p className={classes.notes}>{notes}</p> : null}
      {problem ? <Problem line={line} problem={problem} /> : null}
      <div className={classes.controls}>
        <QuantityInput
          label={t("pos.cart.quantity_of", { title })}
          value={quantity}
          min={0}
          max={LINE_QUANTITY_MAX}
          onChange={(next) => actions.setQuantity(line, next)}
        />
        <span className={classes.unit}>{Course ? null : unit}</span>
        {Course ? <Course line={line} /> : null}
        <LineActions line={line} />
      </div>
    </li>
  );
});

/** What else one can do with the line. */
function LineActions({ line }: { line: CartLine }) {
  const { actions, openDialog } = usePos();
  const t = useT();
  const { title, notes, parts } = line;
  return (
    <>
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
        label={t("pos.cart.remove_item", { title })}
        icon={<IconTrash size={20} />}
        onClick={() => actions.remove(line)}
      />
    </>
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
