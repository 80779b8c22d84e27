import { type FocusEvent, useState } from "react";
import { identityHint } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField, type TextFieldProps } from "#ui/forms/text-field.tsx";
import { Span } from "#ui/layout/layout.tsx";

interface IdentityFieldProps extends TextFieldProps {
  /** Kind of its document (CAT-022), or `nrc`; null where none is chosen. */
  kind: string | null;
}

/**
 * A field for a NIT, a DUI or an NRC. Left with a number that is well formed and still unlikely it says so in place of its
 * description, and keeps nobody from saving (guide §4).
 */
export function IdentityField({ kind, description, onBlur, ...props }: IdentityFieldProps) {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  const hint = isLeft ? identityHint(kind, String(props.value ?? "")) : null;
  return (
    <TextField
      {...props}
      description={hint === null ? description : <Span tone="amber">{t(`common.number_hint.${hint}`)}</Span>}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
