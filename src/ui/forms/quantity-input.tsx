import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { parseQuantity } from "./parse-quantity.ts";
import classes from "./quantity-input.module.css";

export interface QuantityInputProps {
  /** What is counted: "Cantidad de Pupusa de queso". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 999. */
  max?: number;
  /** With it, minus at the least value shows a bin and calls this. */
  onRemove?: () => void;
  disabled?: boolean;
}

/** Keeps a long press from opening the browser's menu or selecting text: it is one step, like a tap. */
const preventContextMenu = (event: MouseEvent) => event.preventDefault();

/** Minus, figure, plus: whole numbers, 44 px each, also typed or by arrow keys. */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onChange, min = 1, max = 999, onRemove, disabled = false } = props;
  const labels = useUiLabels();
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const leave = () => {
    const quantity = typed === null ? null : parseQuantity(typed);
    set(quantity ?? value);
  };
  const key = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (event.key === "Enter") leave();
    if (direction === 0) return;
    event.preventDefault();
    set(value + direction);
  };
  const removes = onRemove !== undefined && value <= min;
  return (
    <fieldset
      className={classes.quantity}
      aria-label={label}
      disabled={disabled}
      onContextMenu={preventContextMenu}
    >
      <button
        type="button"
        className={classes.step}
        aria-label={removes ? labels.remove : labels.decrease}
        disabled={!removes && value <= min}
        onClick={() => (removes ? onRemove() : set(value - 1))}
      >
        {removes ? <IconTrash size={18} /> : <IconMinus size={18} />}
      </button>
      <input
        className={classes.figure}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={key}
      />
      <button
        type="button"
        className={classes.step}
        aria-label={labels.increase}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <IconPlus size={18} />
      </button>
    </fieldset>
  );
}
