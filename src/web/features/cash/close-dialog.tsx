import { Button } from "@mantine/core";
import { useState } from "react";
import type { CashReport, closeCashSession } from "../../../contract/cash.ts";
import type { ResponseOf } from "../../../contract/define.ts";
import { countedCash } from "../../../domain/cash/count-cash.ts";
import { cents } from "../../../domain/money/cents.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { formatAmount } from "../../platform/format.ts";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { gaveUpApproval, useApproval } from "../approvals/public.ts";
import classes from "./cash.module.css";
import { useCloseSession } from "./cash-api.ts";
import { CountFields, countsOf, type Pieces } from "./count-fields.tsx";
import { OpenAccountsStep } from "./open-accounts-step.tsx";

export interface CloseDialogProps {
  report: CashReport;
  onClose: () => void;
}

const steps = ["accounts", "count", "reason"] as const;
type Step = (typeof steps)[number];

type Outcome = ResponseOf<typeof closeCashSession>;

/**
 * The corte: first who still has to pay, then a blind count, and only when it differs too much the difference and its
 * reason. What should be in the drawer is told when the count is given and not before.
 */
export function CloseDialog({ report, onClose }: CloseDialogProps) {
  const t = useT();
  const { currency } = report.store;
  const [step, setStep] = useState<Step>("accounts");
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const closing = useCloseSession(report.session_id);
  const approval = useApproval();
  const counts = countsOf(pieces);
  const counted = formatAmount(countedCash(counts), currency);
  const needsReason = step === "reason" && reason.trim() === "";
  const close = async () => {
    const difference_reason = step === "reason" ? reason.trim() : null;
    const answer = await approval.run((given) =>
      closing.mutateAsync({ counts, difference_reason, ...(given === undefined ? {} : { approval: given }) }),
    );
    setOutcome(answer);
    if (answer.z_no === null) return setStep("reason");
    toastSuccess(answer.message);
    onClose();
  };
  const next = () => {
    if (step === "accounts") return setStep("count");
    // The failure is shown above the button and stays until the next attempt.
    if (!needsReason && !closing.isPending) close().catch(() => undefined);
  };
  const failure = closing.isError && !gaveUpApproval(closing.error) ? errorText(closing.error) : null;
  return (
    <>
      <AppDialog
        opened
        title={t("cash.close.title", { drawer: report.drawer })}
        onClose={onClose}
        closeOnClickOutside={false}
        footer={
          <div className={classes.footer}>
            <FormFailure message={failure} />
            <div className={classes.footerButtons}>
              {step === "accounts" ? null : (
                <Button
                  variant="default"
                  size="xl"
                  disabled={closing.isPending}
                  onClick={() => setStep(step === "reason" ? "count" : "accounts")}
                >
                  {t("cash.close.back")}
                </Button>
              )}
              <Button
                size="xl"
                className={classes.grow}
                loading={closing.isPending}
                disabled={needsReason}
                onClick={next}
              >
                {step === "accounts" ? t("cash.close.to_count") : t("cash.close.submit", { amount: counted })}
              </Button>
            </div>
          </div>
        }
      >
        {step === "accounts" ? <OpenAccountsStep currency={currency} /> : null}
        {step === "count" ? <CountFields pieces={pieces} onChange={setPieces} currency={currency} /> : null}
        {step === "reason" && outcome ? (
          <div className={classes.form}>
            <p className={classes.difference} data-tone={outcome.difference < 0 ? "red" : "amber"}>
              {t(outcome.difference < 0 ? "cash.close.missing" : "cash.close.surplus", {
                amount: formatAmount(abs(outcome.difference), currency),
                counted,
              })}
            </p>
            <TextField
              label={t("cash.close.reason")}
              description={t("cash.close.reason_hint")}
              maxLength={200}
              data-autofocus
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </div>
        ) : null}
      </AppDialog>
      {approval.dialog}
    </>
  );
}

const abs = (amount: Outcome["difference"]) => cents(Math.abs(amount));
