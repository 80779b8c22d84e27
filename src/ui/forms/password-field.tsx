import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";

export interface PasswordFieldProps
  extends FieldProps,
    Omit<PasswordInputProps, keyof FieldProps | "size" | "radius" | "variant" | "styles" | "classNames"> {
  /** `current-password` when signing in, `new-password` when choosing one, so that password managers help. */
  autoComplete: "current-password" | "new-password";
}

/** A password that can be shown, pasted and filled by a manager. */
export function PasswordField({ error, description, ...rest }: PasswordFieldProps) {
  const labels = useUiLabels();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...rest}
      description={description}
      error={error}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        "aria-label": visible ? labels.hidePassword : labels.showPassword,
        tabIndex: 0,
      }}
    />
  );
}
