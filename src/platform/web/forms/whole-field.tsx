import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type WholeFieldProps = Omit<DecimalFieldProps, "decimals" | "symbol">;

/** A whole number: minutes, days, people, uses. */
export function WholeField(props: WholeFieldProps) {
  return <DecimalField inputMode="numeric" {...props} decimals={0} />;
}
