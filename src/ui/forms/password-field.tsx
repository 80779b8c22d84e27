import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type MouseEvent, useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps
  extends Omit<TextFieldProps, "type" | "leading" | "trailing" | "action" | "large"> {
  /** `current-password` when signing in, `new-password` when choosing one, so that password managers help. */
  autoComplete: "current-password" | "new-password";
  /** Labels of the eye where the field holds no password. */
  shows?: { readonly show: string; readonly hide: string };
}

/** Keeps the focus, and with it a phone's keyboard, in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A password that can be shown, pasted and filled by a manager. */
export function PasswordField({ shows, ...props }: PasswordFieldProps) {
  const labels = useUiLabels();
  const { show, hide } = shows ?? { show: labels.showPassword, hide: labels.hidePassword };
  const [visible, setVisible] = useState(false);
  const Eye = visible ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={visible ? "text" : "password"}
      action={
        <button
          type="button"
          className={classes.action}
          aria-label={visible ? hide : show}
          aria-pressed={visible}
          disabled={props.disabled}
          onMouseDown={keepFocus}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={22} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
