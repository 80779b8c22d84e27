import { PeriodButton } from "./period-button.tsx";
import type { PeriodKey } from "./period-filter.tsx";

interface Chosen<Key> {
  readonly type: Key;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ListPeriodProps<Key extends PeriodKey> {
  periods: readonly Key[];
  choice: Chosen<Key>;
  /** What is listed: it tells which days an unfinished choice of dates means. */
  shown: { readonly from: string; readonly to: string } | undefined;
  onChoice: (choice: Chosen<Key>) => void;
}

/** The period of a list whose filter is called `type`, on a button. */
export function ListPeriod<Key extends PeriodKey>({
  periods,
  choice,
  shown,
  onChoice,
}: ListPeriodProps<Key>) {
  const { type, from, to } = choice;
  const listed = type === "custom" ? shown : undefined;
  return (
    <PeriodButton
      periods={periods}
      choice={{ period: type, from: from ?? listed?.from, to: to ?? listed?.to }}
      onChoice={({ period, from: first, to: last }) => onChoice({ type: period, from: first, to: last })}
    />
  );
}
