import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./cash.module.css";
import { CashCountFields, CountedSum } from "./cash-count-fields.tsx";
import { MethodFields } from "./count-fields.tsx";
import { CountFooter, Difference } from "./count-steps.tsx";
import { OpenAccountsStep } from "./open-accounts-step.tsx";
import { type SessionClosing, useClosing } from "./use-closing.ts";

/**
 * The corte: first the open accounts, then a blind count of cash and of all other payment types, and the difference
 * with its reason only if it is too large. What should be there is shown once the count is given, not before.
 */
export function CloseSessionDialog({ report, onClose }: { report: CashReport; onClose: () => void }) {
  const t = useT();
  const { currency } = report.store;
  const closing = useClosing(report, onClose);
  const { step, isDirty, busy, attempt } = closing;
  const { isUnsure } = attempt;
  const { close } = useCloseGuard({ isDirty, isUnsure, busy, onClose });
  return (
    <>
      <AppDialog
        opened
        size="large"
        isStill={step === "count" || step === "methods"}
        title={t("cash.close.title", { drawer: report.drawer })}
        lead={step === "accounts" ? null : <CountedSum draft={closing.cash} currency={currency} />}
        onClose={close}
        isLocked={isUnsure}
        footer={<Footer closing={closing} currency={currency} />}
      >
        <fieldset className={classes.step} disabled={isUnsure}>
          {step === "accounts" ? <OpenAccountsStep currency={currency} /> : null}
          {step === "count" ? (
            <CashCountFields
              draft={closing.cash}
              onChange={closing.setCash}
              currency={currency}
              hint={sentencesText([t("cash.close.blind"), !closing.result && t("cash.close.once")], t)}
            />
          ) : null}
          {step === "methods" ? (
            <MethodFields
              methods={report.to_state}
              stated={closing.stated}
              onChange={closing.setStated}
              currency={currency}
            />
          ) : null}
          {closing.isRecount ? (
            <TextField
              label={t("cash.close.again")}
              description={t("cash.close.again_hint")}
              maxLength={200}
              value={closing.recountReason}
              onChange={(event) => closing.setRecountReason(event.currentTarget.value)}
            />
          ) : null}
          {step === "reason" ? <ReasonStep closing={closing} currency={currency} /> : null}
        </fieldset>
      </AppDialog>
      {closing.approvalDialog}
    </>
  );
}

interface StepProps {
  closing: SessionClosing;
  currency: string;
}

function Footer({ closing, currency }: StepProps) {
  const t = useT();
  const isFirst = closing.step === "accounts";
  const amount = formatAmount(closing.counted, currency);
  return (
    <CountFooter
      steps={closing}
      back={isFirst ? null : t(closing.step === "reason" ? "cash.opening.back" : "common.go_back")}
      next={
        closing.isClosing
          ? t("cash.close.submit", { amount })
          : t(isFirst ? "cash.close.to_count" : "cash.close.to_methods")
      }
    />
  );
}

function ReasonStep({ closing, currency }: StepProps) {
  const t = useT();
  const { difference, methods } = closing.result ?? { difference: ZERO_CENTS, methods: [] };
  const amountsOf = (found: { difference: Cents; counted: Cents }) => ({
    amount: formatAmount(cents(Math.abs(found.difference)), currency),
    counted: formatAmount(found.counted, currency),
  });
  return (
    <Stack gap={16}>
      {difference === 0 ? null : (
        <Difference isMissing={difference < 0}>
          {t(
            difference < 0 ? "cash.close.missing" : "cash.close.surplus",
            amountsOf({ difference, counted: closing.counted }),
          )}
        </Difference>
      )}
      {methods.map((method) => (
        <Difference key={method.title} isMissing={method.difference < 0}>
          {t(method.difference < 0 ? "cash.close.method_missing" : "cash.close.method_surplus", {
            ...amountsOf(method),
            method: method.title,
          })}
        </Difference>
      ))}
      <TextField
        label={t("cash.close.reason")}
        description={t("cash.close.reason_hint")}
        maxLength={200}
        data-autofocus
        value={closing.reason}
        onChange={(event) => closing.setReason(event.currentTarget.value)}
      />
    </Stack>
  );
}
