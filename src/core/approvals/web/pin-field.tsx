import type { ComponentProps } from "react";
import { PIN_MOST } from "#platform/domain/access/approvals.ts";
import { useT } from "#platform/web/use-t.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";

type PinFieldProps = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "description" | "shows"> & {
  /** The first field of its dialog. */
  autoFocus?: boolean;
};

/** Field for a PIN: hidden digits with the number pad of phones, which password managers do not store. */
export function PinField({ autoFocus = false, ...rest }: PinFieldProps) {
  const t = useT();
  return (
    <PasswordField
      {...rest}
      description={t("approvals.pin_hint")}
      // "new-password" is what keeps managers from filling in the till's own password.
      autoComplete="new-password"
      inputMode={rest.inputMode ?? "numeric"}
      maxLength={PIN_MOST}
      shows={{ show: t("approvals.show_pin"), hide: t("approvals.hide_pin") }}
      {...(autoFocus ? { "data-autofocus": true } : {})}
    />
  );
}
