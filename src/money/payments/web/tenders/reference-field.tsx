import { useT } from "#platform/web/use-t.ts";
import { TextField, type TextFieldProps } from "#ui/forms/text-field.tsx";
import { holdsCardNumber } from "../../domain/card-number.ts";

interface ReferenceFieldProps extends Pick<TextFieldProps, "label" | "aria-label"> {
  reference: string;
  onChange: (reference: string) => void;
}

/** A voucher's number or the like; the number of a card is refused as soon as it stands there (guide §14). */
export function ReferenceField({ reference, onChange, ...rest }: ReferenceFieldProps) {
  const t = useT();
  const isCard = holdsCardNumber(reference);
  return (
    <div data-invalid={isCard || undefined}>
      <TextField
        {...rest}
        value={reference}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        error={isCard ? t("validation.card_number") : null}
      />
    </div>
  );
}
