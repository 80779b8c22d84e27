import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./field.module.css";
import { describedByAttributes, FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "size" | "type"> {
  /** `current-password` when signing in, `new-password` when choosing one, so that password managers help. */
  autoComplete: "current-password" | "new-password";
}

/** Keeps the focus, and with it a phone's keyboard, in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A password that can be shown, pasted and filled by a manager. */
export function PasswordField({ label, description, error, className, ...input }: PasswordFieldProps) {
  const labels = useUiLabels();
  const [visible, setVisible] = useState(false);
  const ownId = useId();
  const id = input.id ?? ownId;
  const Eye = visible ? IconEyeOff : IconEye;
  return (
    <FieldFrame
      id={id}
      label={label}
      description={description}
      error={error}
      required={input.required}
      className={className}
    >
      <div className={classes.box} data-trailing>
        <input
          {...input}
          {...describedByAttributes(id, { description, error })}
          type={visible ? "text" : "password"}
          className={classes.control}
          data-part="field"
        />
        <button
          type="button"
          className={classes.reveal}
          aria-label={visible ? labels.hidePassword : labels.showPassword}
          aria-pressed={visible}
          disabled={input.disabled}
          onMouseDown={keepFocus}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
