import { IconMinus, IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { readNumber } from "#platform/domain/numbers/read-number.ts";
import { plainNumberText } from "#platform/domain/writing/number-text.ts";
import { NumberChoice } from "../numbers/number-choice.tsx";
import { refusalOf } from "../numbers/number-refusal.ts";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { describedByAttributes } from "./field-frame.tsx";
import classes from "./quantity-input.module.css";
import { UNREAD } from "./unread-number.ts";

export interface QuantityInputProps {
  /** The label: "Cantidad de Pupusa de queso". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 999. */
  max?: number;
  /** With it, minus at the least value shows a bin and calls this. */
  onRemove?: () => void;
  /** 48 px high with room for five figures, where much is counted one after the other. */
  large?: boolean;
  disabled?: boolean;
}

/** Keeps a long press from opening the browser's menu or selecting text: it is one step, like a tap. */
const preventContextMenu = (event: MouseEvent) => event.preventDefault();

const WHOLE = { decimals: 0 };

/**
 * Minus, figure, plus: whole numbers, 44 px each, also typed or by arrow keys. What cannot be read is quoted below with the reason. In
 * a dialog, which does not go on before it is mended, it stays in the field; elsewhere the figure that counts stands there again.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { label, value, onRemove, min = 1, max = 999, large = false, disabled = false } = props;
  const labels = useUiLabels();
  const id = useId();
  const { typed, refused, isHeld, set, type, leave, key } = useTyped(value, min, max, props.onChange);
  const removes = onRemove !== undefined && value <= min;
  return (
    <fieldset
      className={classes.field}
      data-large={large || undefined}
      aria-label={label}
      disabled={disabled}
      onContextMenu={preventContextMenu}
    >
      <div className={classes.quantity} data-joined>
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
          value={typed ?? (isHeld && refused !== null ? refused : plainNumberText(value, labels.writing()))}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={(event) => leave(event.currentTarget)}
          onKeyDown={key}
          {...describedByAttributes(id, { error: refused })}
          {...(isHeld && { [UNREAD]: "" })}
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
      </div>
      {refused === null ? null : <Refused id={id} typed={refused} onChoose={set} />}
    </fieldset>
  );
}

/** Keeps the typed text until the field is left, and the refusal after that. */
function useTyped(value: number, min: number, max: number, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const set = (next: number) => {
    setTyped(null);
    setRefused(null);
    setHeld(false);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const leave = (field: HTMLInputElement) => {
    if (typed === null) return;
    const reading = readNumber(typed, { ...WHOLE, most: max });
    if (reading.kind === "number") return set(Number(reading.plain));
    if (reading.kind === "refused" && reading.reason === "too_large") return set(max);
    setTyped(null);
    setRefused(reading.kind === "none" ? null : typed);
    setHeld(reading.kind !== "none" && field.closest("dialog") !== null);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (event.key === "Enter") leave(event.currentTarget);
    if (direction === 0) return;
    event.preventDefault();
    set(value + direction);
  };
  return { typed, refused, isHeld, set, type: setTyped, leave, key };
}

interface RefusedProps {
  id: string;
  typed: string;
  onChoose: (value: number) => void;
}

function Refused({ id, typed, onChoose }: RefusedProps) {
  const labels = useUiLabels().number;
  const reading = readNumber(typed, WHOLE);
  return (
    <div className={classes.refusal}>
      <span id={`${id}-error`} aria-live="polite">
        «{typed}» {refusalOf(reading, WHOLE, {}, labels)}
      </span>
      {reading.kind === "unclear" ? (
        <NumberChoice readings={reading} onChoose={(chosen) => onChoose(Number(chosen))} />
      ) : null}
    </div>
  );
}
