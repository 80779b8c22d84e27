import { IconArrowBackUp } from "@tabler/icons-react";
import { isApprovalMissing, useApproval } from "#core/approvals/web/public.ts";
import { addCents, type Cents } from "#platform/domain/money/cents.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type PaidPart, undoPart } from "../../contract/payments.ts";
import { useUndoPart } from "../payments-api.ts";
import classes from "./paid-parts.module.css";

interface PaidPartsProps {
  parts: readonly PaidPart[];
  amount: (cents: Cents) => string;
  onUndo: (part: PaidPart) => void;
}

/** Lists the paid parts, each with its invoice; one can be taken back without the others. */
export function PaidParts({ parts, amount, onUndo }: PaidPartsProps) {
  const t = useT();
  if (parts.length === 0) return null;
  return (
    <section aria-label={t("payments.parts.title")}>
      <h3 className={classes.title}>{t("payments.parts.title")}</h3>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part.invoice_id} className={classes.part}>
            <span className={classes.text}>
              {t("payments.parts.invoice", { invoiceNo: part.invoice_no, methods: part.methods.join(" + ") })}
              {part.tip_amount === 0 ? null : (
                <span className={classes.customer}>
                  {t("payments.parts.with_tip", { amount: amount(part.tip_amount) })}
                </span>
              )}
              {part.customer_name === null ? null : (
                <span className={classes.customer}>{part.customer_name}</span>
              )}
            </span>
            <span className={classes.amount}>{amount(part.amount)}</span>
            <Button
              variant="subtle"
              tone="danger"
              icon={<IconArrowBackUp size={18} aria-hidden="true" />}
              aria-label={t("payments.parts.undo_of", { invoiceNo: part.invoice_no })}
              onClick={() => onUndo(part)}
            >
              {t("payments.parts.undo")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UndoPartDialogProps {
  part: PaidPart;
  amount: (cents: Cents) => string;
  onClose: () => void;
}

const undoSchema = undoPart.body.pick({ reason: true });

/** Asks why a part is taken back; lies beside the payment's dialog, because a form cannot hold another one. */
export function UndoPartDialog({ part, amount, onClose }: UndoPartDialogProps) {
  const t = useT();
  const undoing = useUndoPart();
  const approval = useApproval();
  const given = amount(addCents(part.amount, part.tip_amount));
  const title = t("payments.parts.undo_of", { invoiceNo: part.invoice_no });
  return (
    <>
      <FormDialog
        tone="danger"
        title={title}
        submitLabel={t("payments.parts.undo_amount", { amount: given })}
        schema={undoSchema}
        initialValues={{ reason: "" }}
        words={() => "payments.parts.reason_required"}
        isQuiet={isApprovalMissing}
        save={({ reason }, uuid) =>
          approval.run(
            (token) =>
              undoing.mutateAsync({
                uuid,
                invoiceId: part.invoice_id,
                reason,
                ...(token === undefined ? {} : { approval: token }),
              }),
            { what: title, amount: given, reason },
          )
        }
        onClose={onClose}
      >
        {(form) => (
          <>
            <p className={classes.hint}>{t("payments.parts.undo_hint")}</p>
            <TextField
              data-autofocus
              label={t("payments.parts.reason")}
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
