import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import classes from "../accounts/account-dialogs.module.css";

export interface PiecesRowProps {
  label: string;
  value: number;
  max: number;
  onChange: (pieces: number) => void;
}

/** How many pieces of a line are meant; nothing to choose where there is one. */
export function PiecesRow({ label, value, max, onChange }: PiecesRowProps) {
  if (max <= 1) return null;
  return (
    <div className={classes.row}>
      <span className={classes.name}>{label}</span>
      <QuantityInput label={label} value={value} max={max} onChange={onChange} />
    </div>
  );
}
