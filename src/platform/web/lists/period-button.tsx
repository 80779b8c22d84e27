import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { formatDay } from "../format.ts";
import { useT } from "../use-t.ts";
import classes from "./list-page.module.css";
import { PeriodFilter, type PeriodFilterProps, type PeriodKey } from "./period-filter.tsx";

export interface PeriodButtonProps<Key extends PeriodKey> extends PeriodFilterProps<Key> {
  /** What the period is of, with its name, where that is not plain. */
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
          title={t("lists.period")}
          onClose={close}
          footer={<Button onClick={close}>{t("lists.period_done")}</Button>}
        >
          <div className={classes.period}>
            <PeriodFilter {...props} />
          </div>
        </AppDialog>
      ) : null}
    </>
  );
}
