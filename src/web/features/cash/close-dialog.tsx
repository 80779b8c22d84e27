import { Button } from "@mantine/core";
import type { CashReport } from "../../../contract/cash.ts";
import { cents } from "../../../domain/money/cents.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./cash.module.css";
import { CountFields } from "./count-fields.tsx";
import { OpenAccountsStep } from "./open-accounts-step.tsx";
import { type Closing, useClosing } from "./use-closing.ts";

export interface CloseDialogProps {
  report: CashReport;
  onClose: () => void;
}

/**
 * The corte: first who still has to pay, then a blind count, and only when it differs too much the difference and its
 * reason. What should be in the drawer is told when the count is given and not before.
 */
export function CloseDialog({ report, onClose }: CloseDialogProps) {
  const t = useT();
  const { currency } = report.store;
  const closing = useClosing(report, onClose);
  const { step } = closing;
  return (
    <>
      <AppDialog
        opened
        title={t("cash.close.title", { drawer: report.drawer })}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={<Footer closing={closing} currency={currency} />}
      >
        {step === "accounts" ? <OpenAccountsStep currency={currency} /> : null}
        {step === "count" ? (
          <CountFields pieces={closing.pieces} onChange={closing.setPieces} currency={currency} />
        ) : null}
        {step === "reason" ? <ReasonStep closing={closing} currency={currency} /> : null}
      </AppDialog>
      {closing.approvalDialog}
    </>
  );
}

interface StepProps {
  closing: Closing;
  currency: string;
}

function Footer({ closing, currency }: StepProps) {
  const t = useT();
  const isFirst = closing.step === "accounts";
  const amount = formatAmount(closing.counted, currency);
  return (
    <div className={classes.footer}>
      <FormFailure message={closing.failure} />
      <div className={classes.footerButtons}>
        {isFirst ? null : (
          <Button variant="default" size="xl" disabled={closing.busy} onClick={closing.back}>
            {t("cash.close.back")}
          </Button>
        )}
        <Button
          size="xl"
          className={classes.grow}
          loading={closing.busy}
          disabled={closing.needsReason}
          onClick={closing.next}
        >
          {isFirst ? t("cash.close.to_count") : t("cash.close.submit", { amount })}
        </Button>
      </div>
    </div>
  );
}

function ReasonStep({ closing, currency }: StepProps) {
  const t = useT();
  const difference = closing.outcome?.difference ?? 0;
  const isMissing = difference < 0;
  return (
    <div className={classes.form}>
      <p className={classes.difference} data-tone={isMissing ? "red" : "amber"}>
        {t(isMissing ? "cash.close.missing" : "cash.close.surplus", {
          amount: formatAmount(cents(Math.abs(difference)), currency),
          counted: formatAmount(closing.counted, currency),
        })}
      </p>
      <TextField
        label={t("cash.close.reason")}
        description={t("cash.close.reason_hint")}
        maxLength={200}
        data-autofocus
        value={closing.reason}
        onChange={(event) => closing.setReason(event.currentTarget.value)}
      />
    </div>
  );
}
