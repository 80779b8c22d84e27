import { pastPeriods } from "../../../domain/periods/period.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useT } from "../../platform/use-t.ts";
import { Courtesies } from "./courtesies.tsx";
import { TipReport } from "./tip-report.tsx";
import classes from "./tips.module.css";
import type { PeriodChoice } from "./tips-api.ts";

export interface TipsViewProps {
  choice: PeriodChoice;
  onChoice: (choice: PeriodChoice) => void;
}

/** What guests gave to the waiters and what the house gave to guests, in a period of business days. */
export function TipsView({ choice, onChoice }: TipsViewProps) {
  const t = useT();
  const { period, from, to } = choice;
  return (
    <>
      <div className={classes.filters}>
        <SelectField
          label={t("tips.period")}
          searchable={false}
          options={pastPeriods.map((value) => ({ value, label: t(`tips.periods.${value}`) }))}
          value={period}
          onChange={(value) => {
            const next = pastPeriods.find((one) => one === value);
            if (next) onChoice({ ...choice, period: next });
          }}
        />
        {period === "custom" ? (
          <>
            <TextField
              type="date"
              label={t("tips.from")}
              value={from ?? ""}
              max={to}
              onChange={(event) => onChoice({ ...choice, from: event.currentTarget.value || undefined })}
            />
            <TextField
              type="date"
              label={t("tips.to")}
              value={to ?? ""}
              min={from}
              onChange={(event) => onChoice({ ...choice, to: event.currentTarget.value || undefined })}
            />
          </>
        ) : null}
      </div>
      <TipReport choice={choice} />
      <Courtesies choice={choice} />
    </>
  );
}
