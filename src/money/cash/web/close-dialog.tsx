import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./cash.module.css";
import { CountFields, MethodFields } from "./count-fields.tsx";
import { OpenAccountsStep } from "./open-accounts-step.tsx";
import { type Closing, useClosing } from "./use-closing.ts";

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
        title={t("cash.close.title", { drawer: report.drawer })}
        onClose={close}
        isLocked={isUnsure}
        footer={<Footer closing={closing} currency={currency} />}
      >
        <fieldset className={classes.step} disabled={isUnsure}>
          {step === "accounts" ? <OpenAccountsStep currency={currency} /> : null}
          {step === "count" ? (
            <CountFields
              pieces={closing.pieces}
              onChange={closing.setPieces}
              currency={currency}
              hint={[t("cash.close.blind"), ...(closing.result ? [] : [t("cash.close.once")])].join(" ")}
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
  closing: Closing;
  currency: string;
}

function Footer({ closing, currency }: StepProps) {
  const t = useT();
  const isFirst = closing.step === "accounts";
  const amount = formatAmount(closing.counted, currency);
  return (
    <div className={classes.footer}>
      <UnsureGate attempt={closing.attempt} busy={closing.busy} size="xl" onAgain={closing.again}>
        <FormFailure message={closing.failure} />
        <div className={classes.footerButtons}>
          {isFirst ? null : (
            <Button variant="default" size="xl" disabled={closing.busy} onClick={closing.back}>
              {t(closing.step === "reason" ? "cash.opening.back" : "common.go_back")}
            </Button>
          )}
          <Button
            size="xl"
            className={classes.grow}
            busy={closing.busy}
            disabled={closing.isIncomplete}
            onClick={closing.next}
          >
            {closing.isClosing
              ? t("cash.close.submit", { amount })
              : t(isFirst ? "cash.close.to_count" : "cash.close.to_methods")}
          </Button>
        </div>
      </UnsureGate>
    </div>
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
        <p className={classes.difference} data-tone={difference < 0 ? "red" : "amber"}>
          {t(
            difference < 0 ? "cash.close.missing" : "cash.close.surplus",
            amountsOf({ difference, counted: closing.counted }),
          )}
        </p>
      )}
      {methods.map((method) => (
        <p
          key={method.title}
          className={classes.difference}
          data-tone={method.difference < 0 ? "red" : "amber"}
        >
          {t(method.difference < 0 ? "cash.close.method_missing" : "cash.close.method_surplus", {
            ...amountsOf(method),
            method: method.title,
          })}
        </p>
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
