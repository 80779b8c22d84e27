import { useState } from "react";
import { type Period, periods } from "../../../../domain/periods/period.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { type PeriodChoice, PeriodFilter } from "../../../platform/lists/period-filter.tsx";
import { useT } from "../../../platform/use-t.ts";
import classes from "./list.module.css";

export interface PeriodDialogProps {
  choice: PeriodChoice<Period>;
  /** What two dates begin with (operations §9). */
  usual: { readonly from?: string; readonly to?: string };
  onChoice: (choice: PeriodChoice<Period>) => void;
  onClose: () => void;
}

/** Of which days reservations are listed: a period by its name, or any two dates. */
export function PeriodDialog({ choice, usual, onChoice, onClose }: PeriodDialogProps) {
  const t = useT();
  const [chosen, setChosen] = useState(choice);
  const isWhole = chosen.period !== "custom" || (chosen.from !== undefined && chosen.to !== undefined);
  return (
    <AppDialog
      opened
      size="small"
      title={t("reservations.filter")}
      onClose={onClose}
      footer={
        <Button
          size="lg"
          fullWidth
          disabled={!isWhole}
          onClick={() => {
            onChoice(chosen);
            onClose();
          }}
        >
          {t("reservations.filter_apply")}
        </Button>
      }
    >
      <div className={classes.filter}>
        <PeriodFilter
          periods={periods}
          choice={chosen}
          onChoice={(next) =>
            setChosen(
              next.period === "custom"
                ? { period: next.period, from: next.from ?? usual.from, to: next.to ?? usual.to }
                : next,
            )
          }
        />
      </div>
    </AppDialog>
  );
}
