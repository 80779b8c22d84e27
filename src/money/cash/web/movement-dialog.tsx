import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { CashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { moveCash } from "../contract/cash.ts";
import type { CashMovementKind } from "../domain/cash-session.ts";
import classes from "./cash.module.css";
import { useMoveCash } from "./cash-api.ts";

const movementSchema = moveCash.body
  .pick({ reason: true })
  .extend({ amount: orBlank(moveCash.body.shape.amount) });

interface MovementDialogProps {
  kind: CashMovementKind;
  report: CashReport;
  onClose: () => void;
}

/** Books a cash movement without a sale, with its reason. */
export function MovementDialog({ kind, report, onClose }: MovementDialogProps) {
  const t = useT();
  const { currency } = report.store;
  const moving = useMoveCash(report.session_id);
  const approval = useApproval();
  return (
    <>
      <FormDialog
        title={t(`cash.move.${kind}.title`, { drawer: report.drawer })}
        submitLabel={(values) =>
          values.amount === null
            ? t(`cash.move.${kind}.action`)
            : t(`cash.move.${kind}.submit`, {
                amount: formatAmount(centsFromDecimal(values.amount), currency),
              })
        }
        submitSize="xl"
        schema={movementSchema}
        initialValues={{ amount: null, reason: "" }}
        words={(field, code) =>
          field === "amount" && code === "too_small" ? "validation.required" : undefined
        }
        isQuiet={isApprovalMissing}
        save={(values, uuid) =>
          approval.run(
            (token) =>
              moving.mutateAsync({ uuid, kind, ...values, ...(token !== undefined && { approval: token }) }),
            { what: report.drawer, amount: formatAmount(values.amount, currency), reason: values.reason },
          )
        }
        onClose={onClose}
      >
        {(form) => (
          <>
            <p className={classes.secondary}>{t(`cash.move.${kind}.hint`)}</p>
            <AmountField
              autoFocus
              large
              label={t("common.amount")}
              required
              currency={currency}
              {...amountProps(form.getInputProps("amount"))}
            />
            <TextField
              label={t("common.reason")}
              required
              maxLength={200}
              {...form.getInputProps("reason")}
            />
          </>
        )}
      </FormDialog>
      {approval.dialog}
    </>
  );
}
