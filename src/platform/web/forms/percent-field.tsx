import { useT } from "../use-t.ts";
import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type PercentFieldProps = Omit<DecimalFieldProps, "decimals" | "most" | "words" | "unit" | "symbol">;

/** A percentage of 0 to 100 with two decimals: what cannot be one is told at once and never sent. */
export function PercentField(props: PercentFieldProps) {
  const t = useT();
  const invalid = t("validation.percentage_invalid");
  return (
    <DecimalField
      {...props}
      onFocus={(event) => {
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
      decimals={2}
      most={100}
      unit="%"
      words={{ not_a_number: invalid, too_many_decimals: invalid, too_large: invalid, negative: invalid }}
    />
  );
}
