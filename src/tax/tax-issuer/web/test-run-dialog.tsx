import { callTo } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { type Certification, startTestDocuments } from "#tax/tax-documents/contract/certification.ts";
import { taxDocumentKinds } from "#tax/tax-documents/contract/document-state.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { useIssuerAction } from "./tax-issuer-api.ts";

interface TestRunDialogProps {
  counts: Certification["counts"];
  onClose: () => void;
}

/** Chooses the kinds of test documents to make; at first all that are missing. */
export function TestRunDialog({ counts, onClose }: TestRunDialogProps) {
  const t = useT();
  const starting = useIssuerAction(callTo(startTestDocuments));
  const missing = counts.filter(({ done, needed }) => done < needed);
  return (
    <FormDialog
      title={t("taxIssuer.certification.start_title")}
      submitLabel={t("taxIssuer.certification.start_action")}
      schema={startTestDocuments.body}
      size="medium"
      initialValues={{ kinds: missing.map(({ kind }) => kind) }}
      save={(body, idempotencyKey) => starting.mutateAsync({ body, idempotencyKey })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted above={4} below={12}>
            {t("taxIssuer.certification.start_hint")}
          </Muted>
          <ChoiceList
            label={t("taxIssuer.certification.start_for")}
            mode="multiple"
            value={form.getValues().kinds}
            choices={missing.map(({ kind, done, needed }) => ({
              value: kind,
              label: t("taxIssuer.certification.start_kind", {
                kind: t(`taxIssuer.kind.${kind}`),
                count: needed - done,
              }),
            }))}
            onChange={(chosen) =>
              form.setFieldValue(
                "kinds",
                taxDocumentKinds.filter((kind) => chosen.includes(kind)),
              )
            }
            error={form.errors.kinds ? String(form.errors.kinds) : null}
          />
        </>
      )}
    </FormDialog>
  );
}
