import { useQuery } from "@tanstack/react-query";
import { mailInvoice } from "#money/receipts/contract/receipts.ts";
import { EMAIL_MAX } from "#platform/domain/identity/contact.ts";
import type { InvoiceId } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CopiesDialog, copiesQuery } from "#tax/tax-delivery/web/public.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { useMailInvoice } from "./refunds-api.ts";

interface MailReceiptDialogProps {
  invoiceId: InvoiceId;
  invoiceNo: number;
  /** The buyer's address, if known. */
  to: string;
  onClose: () => void;
}

/** Mails the tax document of an invoice, or its receipt if the restaurant issues none. */
export function MailReceiptDialog(props: MailReceiptDialogProps) {
  const source = { invoiceId: props.invoiceId };
  const { data: document } = useQuery(copiesQuery(source));
  if (document === null) return <ReceiptForm {...props} />;
  return <CopiesDialog source={source} to={props.to || null} onClose={props.onClose} />;
}

/** Sends the receipt to the buyer's address or to another one. */
function ReceiptForm({ invoiceId, invoiceNo, to, onClose }: MailReceiptDialogProps) {
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
          label={t("common.email")}
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
