import { useId, useState } from "react";
import type { CashReport } from "../../../contract/cash-reports.ts";
import type { CashMovementKind } from "../../../domain/cash/cash-movement.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { clientUuid } from "../../platform/client-uuid.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { AmountField } from "./amount-field.tsx";
import classes from "./cash.module.css";
import { useMoveCash } from "./cash-api.ts";

export interface MovementDialogProps {
  kind: CashMovementKind;
  report: CashReport;
  onClose: () => void;
}

/** Cash that moves without a sale, with its reason. */
export function MovementDialog({ kind, report, onClose }: MovementDialogProps) {
  const t = useT();
  const formId = useId();
  const { currency } = report.store;
  const [uuid] = useState(clientUuid);
  const [amount, setAmount] = useState<Cents | null>(null);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const moving = useMoveCash(report.session_id);
  const isReady = amount !== null && amount > 0 && reason.trim() !== "";
  const move = async () => {
    setTried(true);
    if (!isReady || moving.isPending) return;
    toastSuccess((await moving.mutateAsync({ uuid, kind, amount, reason: reason.trim() })).message);
    onClose();
  };
  return (
    <AppDialog
      opened
      size="small"
      title={t(`cash.move.${kind}.title`, { drawer: report.drawer })}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="xl" fullWidth busy={moving.isPending}>
          {amount === null
            ? t(`cash.move.${kind}.action`)
            : t(`cash.move.${kind}.submit`, { amount: formatAmount(amount, currency) })}
        </SubmitButton>
      }
    >
      <form
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The failure is shown below and stays until the next attempt.
          move().catch(() => undefined);
        }}
      >
        <p className={classes.secondary}>{t(`cash.move.${kind}.hint`)}</p>
        <AmountField
          large
          label={t("cash.move.amount")}
          currency={currency}
          amount={amount}
          onChange={setAmount}
          error={tried && (amount === null || amount <= 0) ? t("validation.required") : null}
        />
        <TextField
          label={t("cash.move.reason")}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && reason.trim() === "" ? t("validation.required") : null}
        />
        <FormFailure message={moving.isError ? errorText(moving.error) : null} />
      </form>
    </AppDialog>
  );
}
