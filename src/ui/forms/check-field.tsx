import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Muted, Span } from "../layout/layout.tsx";
import classes from "./check-field.module.css";

export interface CheckFieldProps {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** `box` (default) belongs to a form that is sent; `switch` acts at once. */
  look?: "box" | "switch";
  name?: string;
  /** The label is only read aloud, where what stands beside it says enough: a box to choose a card. */
  isLabelHidden?: boolean;
  /** Why it cannot be so, below it. */
  error?: string | null | undefined;
}

/** Yes or no, the whole line of 44 px touches it. */
export function CheckField(props: CheckFieldProps) {
  const {
    label,
    description,
    checked,
    onChange,
    disabled = false,
    look = "box",
    name,
    isLabelHidden,
    error,
  } = props;
  const hintId = useId();
  const errorId = useId();
  return (
    <label className={classes.field} data-look={look} data-disabled={disabled || undefined}>
      <input
        className={classes.input}
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={[description && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.mark} aria-hidden="true">
        {look === "box" ? <IconCheck size={16} stroke={3} /> : null}
      </span>
      <span className={isLabelHidden ? "visually-hidden" : undefined}>
        {label}
        {description ? (
          <Muted as="span" block size="xs" id={hintId}>
            {description}
          </Muted>
        ) : null}
        {error ? (
          <Span block tone="red" id={errorId}>
            {error}
          </Span>
        ) : null}
      </span>
    </label>
  );
}
