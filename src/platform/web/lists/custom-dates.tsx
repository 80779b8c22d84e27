import { useEffect, useRef, useState } from "react";
import { DateRange } from "#ui/dates/date-range.tsx";
import { type DateLimits, type DateSpan, refuseDates } from "#ui/dates/refuse-dates.ts";
import { useT } from "../use-t.ts";

export interface CustomDatesProps extends DateSpan, DateLimits {
  /** Called with usable dates only. */
  onSpan: (span: DateSpan) => void;
}

/** Two dates of a period; what is typed and cannot be used yet stays in its fields. */
export function CustomDates({ from, to, onSpan, ...limits }: CustomDatesProps) {
  const t = useT();
  const [chosen, setChosen] = useState<DateSpan>({ from, to });
  const told = useRef<DateSpan>({ from, to });
  // An address that changes elsewhere shows its own dates; dates being typed stay.
  useEffect(() => {
    if (from === told.current.from && to === told.current.to) return;
    told.current = { from, to };
    setChosen({ from, to });
  }, [from, to]);
  return (
    <DateRange
      label={t("lists.periods.custom")}
      fromLabel={t("common.from")}
      toLabel={t("common.to")}
      value={chosen}
      {...limits}
      onChange={(next) => {
        setChosen(next);
        if (refuseDates(next, limits) !== null) return;
        told.current = next;
        onSpan(next);
      }}
      refusals={{
        incomplete: t("lists.dates.incomplete"),
        reversed: t("lists.dates.reversed"),
        too_long: t("lists.dates.too_long"),
      }}
    />
  );
}
