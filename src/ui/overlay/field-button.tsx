import type { ComponentPropsWithRef, ReactNode } from "react";
import { Muted, Span } from "../layout/layout.tsx";
import classes from "./field-button.module.css";

export interface FieldButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "type" | "value" | "className"> {
  icon: ReactNode;
  /** Above the value, where nothing beside the button says what it is. */
  label?: string;
  value: ReactNode;
  /** Somebody or something was chosen; else `value` says what to do or what holds meanwhile. */
  chosen: boolean;
  invalid?: boolean;
  /** After the value: `<small>` for a phone, a sign that more opens. */
  trailing?: ReactNode;
}

/** Looks like a field and opens the dialog in which its value is chosen. */
export function FieldButton({
  icon,
  label,
  value,
  chosen,
  invalid,
  trailing,
  ...attributes
}: FieldButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={classes.field}
      data-chosen={chosen || undefined}
      data-invalid={invalid || undefined}
      aria-haspopup="dialog"
    >
      {icon}
      <span className={classes.texts}>
        {label === undefined ? null : (
          <Muted as="span" size="xs" weight={400}>
            {label}
          </Muted>
        )}
        <Span lines="cut">{value}</Span>
      </span>
      {trailing}
    </button>
  );
}
