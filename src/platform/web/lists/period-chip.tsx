import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { DialogChip } from "#ui/filters/dialog-chip.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { formatDay } from "../format.ts";
import { useT } from "../use-t.ts";
import { PeriodFilter, type PeriodFilterProps, type PeriodKey } from "./period-filter.tsx";

export interface PeriodChipProps<Key extends PeriodKey> extends PeriodFilterProps<Key> {
  /** The period of a list that nobody narrowed. Default `all` where the list offers it, else `today`. */
  usual?: NoInfer<Key>;
  /** Title with the period's name, when its subject is not obvious. */
  title?: (period: string) => string;
}

/** The period of a list on a chip, which opens a dialog to choose another; the list behind follows each choice. */
export function PeriodChip<Key extends PeriodKey>({ title, usual, ...props }: PeriodChipProps<Key>) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { period, from, to } = props.choice;
  const isDated = period === "custom" && from !== undefined && to !== undefined;
  const name = isDated
    ? t("lists.between", { from: formatDay(from), to: formatDay(to) })
    : t(`lists.periods.${period}`);
  const close = () => setIsOpen(false);
  const unnarrowed =
    usual ?? props.periods.find((key) => key === "all") ?? props.periods.find((key) => key === "today");
  return (
    <>
      <DialogChip
        icon={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
        text={title ? title(name) : t("lists.period_is", { period: name })}
        isChosen={unnarrowed !== undefined && period !== unnarrowed}
        onClear={() => {
          if (unnarrowed !== undefined) props.onChoice({ period: unnarrowed });
        }}
        onOpen={() => setIsOpen(true)}
      />
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

interface ListPeriodProps<Key extends PeriodKey> extends Pick<PeriodChipProps<Key>, "usual"> {
  periods: readonly Key[];
  choice: Chosen<Key>;
  /** The days of the current list, for an unfinished choice of dates. */
  shown: { readonly from: string; readonly to: string } | undefined;
  onChoice: (choice: Chosen<Key>) => void;
}

/** The period of a list whose filter is called `type`, on a chip. */
export function ListPeriod<Key extends PeriodKey>({
  periods,
  choice,
  shown,
  usual,
  onChoice,
}: ListPeriodProps<Key>) {
  const { type, from, to } = choice;
  const listed = type === "custom" ? shown : undefined;
  return (
    <PeriodChip<Key>
      {...(usual === undefined ? {} : { usual })}
      periods={periods}
      choice={{ period: type, from: from ?? listed?.from, to: to ?? listed?.to }}
      onChoice={({ period, from: first, to: last }) => onChoice({ type: period, from: first, to: last })}
    />
  );
}
