import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { LeadSum } from "#ui/data/lead-sum.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { undoPart } from "../contract/payments.ts";

/** The same reason is asked for a part of a bill and for a payment on account. */
const reasonSchema = undoPart.body.pick({ reason: true });

interface ReturnMoneyDialogProps {
  title: string;
  hint: string;
  amount: string;
  send: (request: { uuid: Uuid; reason: string; approval?: string }) => Promise<{ readonly message: string }>;
  onClose: () => void;
}

/** Asks why money that was taken is given back, and for an approval where one is needed. */
export function ReturnMoneyDialog({ title, hint, amount, send, onClose }: ReturnMoneyDialogProps) {
  const t = useT();
  const approval = useApproval();
  return (
    <>
      <FormDialog
        tone="danger"
        title={title}
        lead={<LeadSum tone="red">{amount}</LeadSum>}
        submitSize="xl"
        submitLabel={t("common.return_amount", { amount })}
        schema={reasonSchema}
        initialValues={{ reason: "" }}
        words={() => "common.reason_required"}
        isQuiet={isApprovalMissing}
        save={({ reason }, uuid) =>
          approval.run(
            (token) => send({ uuid, reason, ...(token === undefined ? {} : { approval: token }) }),
            { what: title, amount, reason },
          )
        }
        onClose={onClose}
      >
        {(form) => (
          <>
            <Muted below={12}>{hint}</Muted>
            <TextField
              data-autofocus
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
