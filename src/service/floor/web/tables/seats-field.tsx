import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { MOST_SEATS } from "../../domain/table-titles.ts";
import classes from "./tables.module.css";

export interface SeatsFieldProps {
  value?: number;
  onChange?: (seats: number) => void;
}

/** Seats of a table; none is possible, for a bar where people stand. */
export function SeatsField({ value = 0, onChange }: SeatsFieldProps) {
  const t = useT();
  return (
    <div className={classes.seats}>
      <span aria-hidden="true">{t("tables.seats_label")}</span>
      <QuantityInput
        label={t("tables.seats_label")}
        min={0}
        max={MOST_SEATS}
        value={value}
        onChange={(seats) => onChange?.(seats)}
      />
    </div>
  );
}
