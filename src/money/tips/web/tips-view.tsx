import { pastPeriods } from "#platform/domain/periods/period.ts";
import { PeriodFilter } from "#platform/web/lists/period-filter.tsx";
import { Courtesies } from "./courtesies.tsx";
import { TipReport } from "./tip-report.tsx";
import classes from "./tips.module.css";
import type { TipPeriod } from "./tips-api.ts";

export interface TipsViewProps {
  choice: TipPeriod;
  onChoice: (choice: TipPeriod) => void;
}

/** What guests gave to the waiters and what the house gave to guests, in a period of business days. */
export function TipsView({ choice, onChoice }: TipsViewProps) {
  return (
    <>
      <div className={classes.filters}>
        <PeriodFilter periods={pastPeriods} choice={choice} onChoice={onChoice} />
      </div>
      <TipReport choice={choice} />
      <Courtesies key={JSON.stringify(choice)} choice={choice} />
    </>
  );
}
