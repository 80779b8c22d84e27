import type { ComponentProps } from "react";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";

/** Field for a code of an app; takes `form.getInputProps("code")`. `isFirst`: no recovery code is accepted. */
export function CodeField({
  isFirst = false,
  ...props
}: Omit<ComponentProps<typeof TextField>, "label"> & { isFirst?: boolean }) {
  const t = useT();
  return (
    <TextField
      label={t("common.code")}
      description={t(isFirst ? "auth.second_factor.first_code_hint" : "auth.second_factor.code_hint")}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      inputMode={isFirst ? "numeric" : "text"}
      spellCheck={false}
      required
      {...props}
    />
  );
}
