import { mailInvoice } from "../../../contract/receipts.ts";
import { EMAIL_MAX } from "../../../domain/identity/contact.ts";
import type { InvoiceId } from "../../../domain/ids.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { useMailInvoice } from "./refunds-api.ts";

export interface MailReceiptDialogProps {
  invoiceId: InvoiceId;
  invoiceNo: number;
  /** The buyer's address, when it is known. */
  to: string;
  onClose: () => void;
}

/** Sends the receipt of an invoice to the buyer's address or to another one. */
export function MailReceiptDialog({ invoiceId, invoiceNo, to, onClose }: MailReceiptDialogProps) {
  const t = useT();
  const mailing = useMailInvoice();
  return (
    <FormDialog
      title={t("receipts.mail.title", { no: invoiceNo })}
      submitLabel={t("receipts.mail.submit")}
      schema={mailInvoice.body}
      initialValues={{ to }}
      save={(body) => mailing.mutateAsync({ params: { invoiceId }, body })}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t("receipts.mail.to")}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          data-autofocus
          {...form.getInputProps("to")}
        />
      )}
    </FormDialog>
  );
}
