import { useId, useState } from "react";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import { mayApprove } from "#platform/domain/access/approvals.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatAmount, formatDetails } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { useCloseGuard } from "#platform/web/forms/use-close-guard.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { type CountDifferences, useCloseCount } from "../stock-counts-api.ts";

interface CloseDialogProps {
  /** The differences when the dialog was opened. */
  differences: CountDifferences;
  /** True when somebody entered something since: these are no longer what would be posted. */
  isOld: boolean;
  onClose: () => void;
}

/** Closes a count: shows what goes out and comes in, asks for the reason of an increase and for a manager's approval. */
export function CloseCountDialog({ differences, isOld, onClose }: CloseDialogProps) {
  const t = useT();
  const formId = useId();
  const closing = useClosing(differences, onClose);
  const { attempt, busy, reason } = closing;
  const { close } = useCloseGuard({ isDirty: reason !== "", isUnsure: attempt.isUnsure, busy, onClose });
  return (
    <>
      <AppDialog
        opened
        size="small"
        title={t("stockCounts.close.title", { title: differences.count.title })}
        onClose={close}
        isLocked={attempt.isUnsure}
        footer={
          <UnsureGate attempt={attempt} busy={busy} size="xl" onAgain={closing.submit}>
            <FormFailure message={isOld ? t("stockCounts.close.changed") : closing.failure} />
            <Button
              type="submit"
              form={formId}
              size="xl"
              fullWidth
              busy={busy}
              disabled={closing.isIncomplete || isOld}
            >
              {t("stockCounts.close.submit")}
            </Button>
          </UnsureGate>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isOld) closing.submit();
          }}
        >
          <Stack as="fieldset" gap={16} disabled={attempt.isUnsure}>
            <Summary differences={differences} />
            {closing.raises ? (
              <TextField
                label={t("stockCounts.close.reason")}
                description={t("stockCounts.close.reason_hint")}
                required
                maxLength={200}
                autoComplete="off"
                data-autofocus
                value={reason}
                onChange={(event) => closing.setReason(event.currentTarget.value)}
              />
            ) : null}
          </Stack>
        </form>
      </AppDialog>
      {closing.approvalDialog}
    </>
  );
}

function useClosing(differences: CountDifferences, onClose: () => void) {
  const { count, version, surplus, currency } = differences;
  const [reason, setReason] = useState("");
  const closing = useCloseCount(count.id);
  const approval = useApproval();
  const attempt = useAttempt();
  const raises = surplus.items > 0;
  const isIncomplete = raises && reason.trim() === "";
  const what = useRaised(differences);
  const send = async () => {
    const body = { version, reason: raises ? reason.trim() : null };
    const { message } = await attempt.run(body, (uuid) =>
      approval.run(
        (token) =>
          closing.mutateAsync({ ...body, uuid, ...(token === undefined ? {} : { approval: token }) }),
        { what, amount: formatAmount(surplus.cost, currency), reason: body.reason },
      ),
    );
    toastSuccess(message);
    onClose();
  };
  const { error } = closing;
  return {
    reason,
    setReason,
    raises,
    isIncomplete,
    attempt,
    busy: closing.isPending,
    failure: failureOf(error, attempt.isUnsure),
    approvalDialog: approval.dialog,
    // The error is above the button and stays until the next attempt.
    submit: () => {
      if (!isIncomplete && !closing.isPending) send().catch(() => undefined);
    },
  };

  function failureOf(failed: Error | null, isUnsure: boolean): string | null {
    if (failed === null || isUnsure || isApprovalMissing(failed)) return null;
    return errorText(failed);
  }
}

/** Describes the increase that a manager approves; the amount alone leaves out goods with an unknown cost. */
function useRaised({ count: { title }, surplus, items }: CountDifferences): string {
  const t = useT();
  const what = t("stockCounts.close.what", { title, count: surplus.items });
  const unknown = items.filter(({ posted, unit_cost }) => (posted ?? 0) > 0 && unit_cost === null).length;
  return formatDetails([what, unknown > 0 && t("stockCounts.close.without_cost", { count: unknown })]);
}

function Summary({ differences }: Pick<CloseDialogProps, "differences">) {
  const t = useT();
  const user = useUser();
  const { missing, surplus, currency, items, unknown_cost } = differences;
  const left = items.filter(({ counted }) => counted === null).length;
  const isClean = missing.items === 0 && surplus.items === 0;
  return (
    <Stack as="ul" gap={8}>
      {isClean ? <li>{t("stockCounts.close.clean")}</li> : null}
      {missing.items === 0 ? null : (
        <li>
          {t("stockCounts.close.goes_out", {
            count: missing.items,
            amount: formatAmount(missing.cost, currency),
          })}
        </li>
      )}
      {surplus.items === 0 ? null : (
        <li>
          {sentencesText(
            [
              t("stockCounts.close.comes_in", {
                count: surplus.items,
                amount: formatAmount(surplus.cost, currency),
              }),
              t(
                user && mayApprove(actorOf(user))
                  ? "stockCounts.close.you_approve"
                  : "stockCounts.close.manager_approves",
              ),
            ],
            t,
          )}
        </li>
      )}
      {unknown_cost === 0 ? null : (
        <li>{t("stockCounts.differences.unknown_cost", { count: unknown_cost })}</li>
      )}
      {left === 0 ? null : <li>{t("stockCounts.close.stays", { count: left })}</li>}
    </Stack>
  );
}
