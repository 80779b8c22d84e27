import type { ComponentProps } from "react";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";

/** The e-mail or user name that somebody signs in with; takes `form.getInputProps("username")`. */
export function UsernameField({
  label,
  ...props
}: Omit<ComponentProps<typeof TextField>, "label"> & { label?: string }) {
  const t = useT();
  return (
    <TextField
      label={label ?? t("common.email_to_sign_in")}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
