import { useId, useState } from "react";
import type { OrderLineId } from "../../../domain/ids.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { FormFailure } from "../../platform/form-failure.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { gaveUpApproval, useApproval } from "../approvals/public.ts";
import classes from "./refunds.module.css";
import { useGiveCourtesy } from "./refunds-api.ts";

export interface CourtesyDialogProps {
  lineId: OrderLineId;
  /** Name of the item. */
  title: string;
  onClose: () => void;
}

/** Gives an ordered item for free, with a reason; a manager approves in place. */
export function CourtesyDialog({ lineId, title, onClose }: CourtesyDialogProps) {
  const t = useT();
  const formId = useId();
  const [reason, setReason] = useState("");
  const giving = useGiveCourtesy(lineId);
  const approval = useApproval();
  const isReady = reason.trim() !== "";
  const give = async () => {
    if (!isReady || giving.isPending) return;
    const body = { reason: reason.trim() };
    const { message } = await approval.run((given) =>
      giving.mutateAsync(given === undefined ? body : { ...body, approval: given }),
    );
    toastSuccess(message);
    onClose();
  };
  const failure = giving.isError && !gaveUpApproval(giving.error) ? errorText(giving.error) : null;
  return (
    <>
      <AppDialog
        opened
        size="small"
        title={t("refunds.courtesy.title", { title })}
        onClose={onClose}
        footer={
          <SubmitButton form={formId} size="lg" fullWidth disabled={!isReady} busy={giving.isPending}>
            {t("refunds.courtesy.confirm")}
          </SubmitButton>
        }
      >
        <form
          id={formId}
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // The failure is shown below and stays until the next attempt.
            give().catch(() => undefined);
          }}
        >
          <p className={classes.secondary}>{t("refunds.courtesy.body")}</p>
          <TextField
            label={t("refunds.reason")}
            maxLength={200}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormFailure message={failure} />
        </form>
      </AppDialog>
      {approval.dialog}
    </>
  );
}
