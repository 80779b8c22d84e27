import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { centsOfDecimal, decimal, decimalOfCents, toCent } from "#platform/domain/money/decimal.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { showError } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Row, Span, Stack, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import {
  correctBuyer,
  type DocumentAction,
  type DocumentCorrections,
  makeDebitNote,
  type replaceDocument,
} from "../contract/corrections.ts";
import { vatOnTop } from "../domain/arithmetic/tributes.ts";
import { DocumentBuyerFields, writtenReceptor } from "./buyer-fields.tsx";
import { InvalidateDialog } from "./invalidate-dialog.tsx";
import { DocumentProblems, Rejection } from "./refusal-reasons.tsx";
import { DocumentName, TaxDocumentState } from "./tax-document-labels.tsx";
import classes from "./tax-documents.module.css";
import {
  correctionsQuery,
  taxDocumentsKey,
  useCorrectBuyer,
  useMakeDebitNote,
  useReplaceDocument,
  useSendAgain,
} from "./tax-documents-api.ts";

/** Shows what is wrong with a document, what can be done about it, and the documents related to it. */
export function TaxDocumentActions({ documentId }: { documentId: TaxDocumentId }) {
  const corrections = useQuery(correctionsQuery(documentId));
  useRealtimeRefresh(["tax_documents_changed"], [taxDocumentsKey]);
  if (corrections.data) return <Corrections corrections={corrections.data} />;
  return <QueryPending query={corrections} count={2} />;
}

function Corrections({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const { document, actions, mend_until, is_planned, left, currency } = corrections;
  return (
    <div className={classes.actions}>
      <DocumentProblems problems={document.problems} />
      {document.state === "rejected" && document.words ? <Rejection words={document.words} /> : null}
      {mend_until ? (
        <p>{t("taxDocuments.act.mend_until", { when: formatDateTime(mend_until) })}</p>
      ) : actions.includes("send_again") ? (
        <p>{t("taxDocuments.act.mend_at_leisure")}</p>
      ) : null}
      {actions.includes("replace") ? <p>{t("taxDocuments.act.mend_by_another")}</p> : null}
      {is_planned ? <Notice tone="amber">{t("taxDocuments.act.planned")}</Notice> : null}
      {left === null ? null : <p>{t("taxDocuments.act.left", { amount: formatAmount(left, currency) })}</p>}
      <Buttons corrections={corrections} />
      <RelatedDocuments corrections={corrections} />
    </div>
  );
}

/** A button for each thing that can be done now, by those who may. */
function Buttons({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const mayDo = useMayDo();
  const [doing, setDoing] = useState<DocumentAction | null>(null);
  const sendAgain = useConfirmedSending(corrections.document.id);
  if (!mayDo("taxDocument.correct")) return null;
  return (
    <>
      {corrections.actions.length === 0 && !corrections.is_planned ? (
        <p>{t("taxDocuments.act.none")}</p>
      ) : null}
      <Row wrap gap={8}>
        {corrections.actions.map((action) => (
          <Button
            key={action}
            variant="default"
            onClick={() => (action === "send_again" ? void sendAgain() : setDoing(action))}
          >
            {t(`taxDocuments.act.${action}`)}
          </Button>
        ))}
      </Row>
      <ActionDialog action={doing} corrections={corrections} onClose={() => setDoing(null)} />
    </>
  );
}

function useConfirmedSending(id: TaxDocumentId) {
  const t = useT();
  const confirm = useConfirm();
  const sending = useSendAgain();
  return async () => {
    const isSure = await confirm({
      title: t("common.send_again"),
      body: t("taxDocuments.act.send_again_what"),
      confirmLabel: t("common.send_again"),
    });
    if (isSure)
      sending.mutate(
        { params: { id } },
        { onSuccess: ({ message }) => toastSuccess(message), onError: showError },
      );
  };
}

function ActionDialog({
  action,
  corrections,
  onClose,
}: {
  action: DocumentAction | null;
  corrections: DocumentCorrections;
  onClose: () => void;
}) {
  const { invalidation } = corrections;
  if (action === "mend_buyer" || action === "replace")
    return <BuyerDialog corrections={corrections} way={action} onClose={onClose} />;
  if (action === "debit_note") return <DebitNoteDialog corrections={corrections} onClose={onClose} />;
  return (action === "invalidate" || action === "to_fiscal") && invalidation ? (
    <InvalidateDialog corrections={corrections} terms={invalidation} way={action} onClose={onClose} />
  ) : null;
}

interface BuyerDialogProps {
  corrections: DocumentCorrections;
  /** `mend_buyer` keeps the document's own number, `replace` takes a new one. */
  way: "mend_buyer" | "replace";
  onClose: () => void;
}

/** Corrects the buyer's data and sends the document; refusals appear at their field. */
function BuyerDialog({ corrections, way, onClose }: BuyerDialogProps) {
  const t = useT();
  const correcting = useCorrectBuyer();
  const replacing = useReplaceDocument();
  const { document, receptor, district_on } = corrections;
  const isOwnNumber = way === "mend_buyer";
  return (
    <FormDialog
      size="large"
      title={t(isOwnNumber ? "taxDocuments.act.mend_buyer" : "taxDocuments.act.replace_title")}
      submitLabel={t(isOwnNumber ? "common.send_again" : "taxDocuments.act.replace")}
      schema={correctBuyer.body}
      initialValues={{ receptor: writtenReceptor(receptor) }}
      save={(body): Promise<ResponseOf<typeof correctBuyer | typeof replaceDocument>> =>
        (isOwnNumber ? correcting : replacing).mutateAsync({ params: { id: document.id }, body })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t(isOwnNumber ? "taxDocuments.act.mend_buyer_what" : "taxDocuments.act.replace_what")}</p>
          <DocumentBuyerFields
            form={form}
            isFiscal={document.kind !== "01" && document.kind !== "14"}
            needsDistrict={
              isOwnNumber ? district_on.own : district_on.issued_now.some((kind) => kind === document.kind)
            }
          />
        </>
      )}
    </FormDialog>
  );
}

/** Charges more on a crédito fiscal, and shows the total (guide §16). */
function DebitNoteDialog({
  corrections: { document, currency },
  onClose,
}: {
  corrections: DocumentCorrections;
  onClose: () => void;
}) {
  const t = useT();
  const making = useMakeDebitNote();
  return (
    <FormDialog
      title={t("taxDocuments.act.debit_note")}
      submitLabel={t("taxDocuments.act.debit_note")}
      schema={makeDebitNote.body}
      initialValues={{ amount: 0, reason: "" }}
      save={(body) => making.mutateAsync({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t("taxDocuments.act.debit_what")}</p>
          <AmountField
            autoFocus
            label={t("taxDocuments.act.amount")}
            required
            currency={currency}
            {...amountProps(form.getInputProps("amount"))}
          />
          <p>
            {t("taxDocuments.act.comes_to", {
              total: formatAmount(withVat(form.getValues().amount), currency),
            })}
          </p>
          <TextAreaField
            label={t("common.reason")}
            required
            maxLength={200}
            {...form.getInputProps("reason")}
            value={form.getValues().reason}
          />
        </>
      )}
    </FormDialog>
  );
}

function withVat(amount: number | null) {
  const net = decimalOfCents(centsFromDecimal(amount ?? 0));
  return centsOfDecimal(decimal(net + toCent(vatOnTop(net))));
}

/** The documents, notes and events related to one, and the state of each refund of its sale. */
function RelatedDocuments({ corrections }: { corrections: DocumentCorrections }) {
  const t = useT();
  const { related, tasks, currency } = corrections;
  return (
    <>
      {related.length > 0 ? (
        <section>
          <Text as="h3" below={4} size="md">
            {t("taxDocuments.related.title")}
          </Text>
          <Stack as="ul" gap={8}>
            {related.map(({ id, relation, kind, state, control_number, issued_on, problems, words }) => (
              <li key={id}>
                <Span size="sm" weight={600}>
                  {t(`taxDocuments.related.${relation}`)}
                </Span>{" "}
                <DocumentName kind={kind} number={control_number} /> <span>{formatDay(issued_on)}</span>{" "}
                <TaxDocumentState state={state} />
                <DocumentProblems problems={problems} />
                {state === "rejected" && words ? <Rejection words={words} /> : null}
              </li>
            ))}
          </Stack>
        </section>
      ) : null}
      {tasks.length > 0 ? (
        <section>
          <Text as="h3" below={4} size="md">
            {t("taxDocuments.task.title")}
          </Text>
          <Stack as="ul" gap={8}>
            {tasks.map(({ refund_no, amount, reason, standing }) => (
              <li key={refund_no ?? "taken back"}>
                <span>{t("taxDocuments.task.of", { amount: formatAmount(amount, currency), reason })}</span>{" "}
                <span data-tone={isRed(standing) ? "red" : undefined} className={classes.standing}>
                  {t(`taxDocuments.task.${standing}`)}
                </span>
              </li>
            ))}
          </Stack>
        </section>
      ) : null}
    </>
  );
}

const isRed = (standing: DocumentCorrections["tasks"][number]["standing"]) =>
  standing === "too_late" || standing === "exceeds" || standing === "mend_first";
