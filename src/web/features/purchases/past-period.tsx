import { type Period, pastPeriods } from "../../../domain/periods/period.ts";
import { PeriodButton } from "../../platform/lists/period-button.tsx";

type PastPeriodKey = Exclude<Period, "tomorrow">;

interface Chosen {
  readonly type: PastPeriodKey;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface PastPeriodProps {
  choice: Chosen;
  /** What is listed: it tells which days an unfinished choice of dates means. */
  shown: { readonly from: string; readonly to: string } | undefined;
  onChoice: (choice: Chosen) => void;
}

/** The period of a list that looks back only. */
export function PastPeriod({ choice: { type, from, to }, shown, onChoice }: PastPeriodProps) {
  const listed = type === "custom" ? shown : undefined;
  return (
    <PeriodButton<PastPeriodKey>
      periods={pastPeriods}
      choice={{ period: type, from: from ?? listed?.from, to: to ?? listed?.to }}
      onChoice={({ period, from: first, to: last }) => onChoice({ type: period, from: first, to: last })}
    />
  );
}
