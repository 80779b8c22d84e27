import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { clientFailures, isApiError } from "#platform/web/api-error.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useMailDocument } from "./tax-delivery-api.ts";

/** Mails a document to an address, with the texts of the error catalogue (back-office §8, E-mail send). */
export function MailButton({ id, to }: { id: TaxDocumentId; to: string }) {
  const t = useT();
  const mailing = useMailDocument();
  const send = () =>
    mailing.mutate(
      { params: { id }, body: { to } },
      {
        onSuccess: ({ message }) => toastSuccess(message),
        onError: (error) =>
          isApiError(error, ...clientFailures)
            ? toastError(t("taxDelivery.copies.offline"))
            : showError(error),
      },
    );
  return (
    <Button variant="default" busy={mailing.isPending} onClick={send}>
      {t("common.send_by_email")}
    </Button>
  );
}
