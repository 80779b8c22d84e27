import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { formatDay } from "../format.ts";
import { useT } from "../use-t.ts";
import { PeriodFilter, type PeriodFilterProps, type PeriodKey } from "./period-filter.tsx";

export interface PeriodButtonProps<Key extends PeriodKey> extends PeriodFilterProps<Key> {
  /** Title with the period's name, when its subject is not obvious. */
  title?: (period: string) => string;
}

/** The period of a list on a button, which opens a dialog to choose another; the list behind follows each choice. */
export function PeriodButton<Key extends PeriodKey>({ title, ...props }: PeriodButtonProps<Key>) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { period, from, to } = props.choice;
  const isDated = period === "custom" && from !== undefined && to !== undefined;
  const name = isDated
    ? t("lists.between", { from: formatDay(from), to: formatDay(to) })
    : t(`lists.periods.${period}`);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        icon={<IconCalendar size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {title ? title(name) : t("lists.period_is", { period: name })}
      </Button>
      {isOpen ? (
        <AppDialog
          opened
          size="small"
          title={t("common.period")}
          onClose={close}
          footer={<Button onClick={close}>{t("lists.period_done")}</Button>}
        >
          <Stack gap={16}>
            <PeriodFilter {...props} />
          </Stack>
        </AppDialog>
      ) : null}
    </>
  );
}

interface Chosen<Key> {
  readonly type: Key;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface ListPeriodProps<Key extends PeriodKey> {
  periods: readonly Key[];
  choice: Chosen<Key>;
  /** The days of the current list, for an unfinished choice of dates. */
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
