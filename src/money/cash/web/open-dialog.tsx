import { cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Drawer } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { CountFields } from "./count-fields.tsx";
import { type Opening, useOpening } from "./use-opening.ts";

export interface OpenDialogProps {
  drawer: Drawer;
  currency: string;
  onClose: () => void;
  onOpened: (sessionId: number) => void;
}

/**
 * Opens a drawer with what was counted in it. What differs from its last close is told after the count, with a field for
 * why; who oversees cash reads the last close before.
 */
export function OpenDialog({ drawer, currency, onClose, onOpened }: OpenDialogProps) {
  const t = useT();
  const opening = useOpening(drawer, { onOpened, onClose });
  const { isDirty, busy, attempt, found } = opening;
  const { isUnsure } = attempt;
  const { close } = useCloseGuard({ isDirty, isUnsure, busy, onClose });
  const last =
    drawer.left === null
      ? []
      : [t("cash.opening.last_close", { amount: formatAmount(drawer.left, currency) })];
  return (
    <AppDialog
      opened
      title={t("cash.open_title", { drawer: drawer.title })}
      onClose={close}
      isLocked={isUnsure}
      footer={<Footer opening={opening} currency={currency} />}
    >
      <fieldset className={classes.step} disabled={isUnsure}>
        {found === null ? (
          <CountFields
            pieces={opening.pieces}
            onChange={opening.setPieces}
            currency={currency}
            hint={[t("cash.opening.count_hint"), ...last].join(" ")}
          />
        ) : (
          <ReasonStep opening={opening} currency={currency} />
        )}
      </fieldset>
    </AppDialog>
  );
}

interface StepProps {
  opening: Opening;
  currency: string;
}

function Footer({ opening, currency }: StepProps) {
  const t = useT();
  const amount = formatAmount(opening.counted, currency);
  const isCount = opening.found === null;
  return (
    <div className={classes.footer}>
      <UnsureGate attempt={opening.attempt} busy={opening.busy} size="xl" onAgain={opening.again}>
        <FormFailure message={opening.failure} />
        <div className={classes.footerButtons}>
          {isCount ? null : (
            <Button variant="default" size="xl" disabled={opening.busy} onClick={opening.back}>
              {t("cash.opening.back")}
            </Button>
          )}
          <Button
            size="xl"
            className={classes.grow}
            busy={opening.busy}
            disabled={opening.isIncomplete}
            onClick={opening.next}
          >
            {t(isCount ? "cash.open_with" : "cash.opening.submit", { amount })}
          </Button>
        </div>
      </UnsureGate>
    </div>
  );
}

function ReasonStep({ opening, currency }: StepProps) {
  const t = useT();
  const difference = opening.found?.difference ?? ZERO_CENTS;
  return (
    <div className={classes.form}>
      <p className={classes.difference} data-tone={difference < 0 ? "red" : "amber"}>
        {t(difference < 0 ? "cash.opening.missing" : "cash.opening.surplus", {
          amount: formatAmount(cents(Math.abs(difference)), currency),
          left: formatAmount(opening.found?.left ?? ZERO_CENTS, currency),
          counted: formatAmount(opening.counted, currency),
        })}
      </p>
      <TextField
        label={t("cash.opening.reason")}
        description={t("cash.opening.reason_hint")}
        maxLength={200}
        data-autofocus
        value={opening.reason}
        onChange={(event) => opening.setReason(event.currentTarget.value)}
      />
    </div>
  );
}
