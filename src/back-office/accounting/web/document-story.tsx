import { useState } from "react";
import { formatAmount, formatDateTime, formatDay, formatDetails } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { sealText } from "#tax/documents/domain/reading/seal-text.ts";
import { CopiesDialog } from "#tax/tax-delivery/web/public.ts";
import { isToMend } from "#tax/tax-documents/domain/life/document-state.ts";
import { DocumentName, TaxDocumentActions, TaxDocumentState } from "#tax/tax-documents/web/public.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import type { AccountedDocument } from "../contract/accounting.ts";
import { DteDialog } from "./dte-dialog.tsx";
import { MinistryBadge } from "./ministry-badge.tsx";

interface DocumentStoryProps {
  /** Oldest first. */
  documents: readonly AccountedDocument[];
  currency: string;
}

/** Shows the documents and events of one sale, each with its state, amounts and problems. */
export function DocumentStory({ documents, currency }: DocumentStoryProps) {
  const t = useT();
  const [seen, setSeen] = useState<AccountedDocument | null>(null);
  const [handed, setHanded] = useState<AccountedDocument | null>(null);
  return (
    <Stack as="section" gap={16} room="shrink" aria-label={t("accounting.detail.documents")}>
      <Text as="h3" below={8} size="md">
        {t("accounting.detail.documents")}
      </Text>
      {documents.map((document) => (
        <DocumentCard
          key={document.id}
          document={document}
          others={documents}
          currency={currency}
          onSee={() => setSeen(document)}
          onHand={() => setHanded(document)}
        />
      ))}
      {seen === null ? null : <DteDialog of={{ documentId: seen.id }} onClose={() => setSeen(null)} />}
      {handed === null ? null : (
        <CopiesDialog source={{ documentId: handed.id }} onClose={() => setHanded(null)} />
      )}
    </Stack>
  );
}

interface DocumentCardProps {
  document: AccountedDocument;
  others: readonly AccountedDocument[];
  currency: string;
  onSee: () => void;
  onHand: () => void;
}

function DocumentCard({ document, others, currency, onSee, onHand }: DocumentCardProps) {
  const t = useT();
  const { kind, control_number: number, state } = document;
  return (
    <SurfaceCard label={number ?? t(`taxDocuments.types.${kind}`)}>
      <Stack gap={12}>
        <Row align="center" justify="between" wrap gap={8}>
          <strong>
            <DocumentName kind={kind} number={number} />
          </strong>
          <Row as="span" wrap gap={8}>
            <MinistryBadge
              status={document.estado_hacienda}
              hasCorrectionToMend={others.some(
                (other) => other.about_id === document.id && isToMend(other.state),
              )}
            />
            {isSaidByBadge(state) ? null : <TaxDocumentState state={state} />}
          </Row>
        </Row>
        <Facts facts={[...factsOf(document, others, t), ...figuresOf(document, currency, t)]} />
        <Row wrap gap={8}>
          <Button variant="default" onClick={onSee}>
            {t("accounting.see_dte")}
          </Button>
          {number === null ? null : (
            <Button variant="default" onClick={onHand}>
              {t("accounting.hand_over")}
            </Button>
          )}
        </Row>
        {number === null && !isToMend(state) ? null : <TaxDocumentActions documentId={document.id} />}
      </Stack>
    </SurfaceCard>
  );
}

/** The ministry's badge already says it. */
const isSaidByBadge = (state: AccountedDocument["state"]) =>
  state === "sealed" || state === "rejected" || state === "invalidated";

type FactText = readonly [string, string | null];

function factsOf(
  document: AccountedDocument,
  others: readonly AccountedDocument[],
  t: Translate,
): FactText[] {
  const nameOf = (id: AccountedDocument["about_id"]) => {
    const other = others.find((one) => one.id === id);
    return other ? (other.control_number ?? other.codigo_generacion) : null;
  };
  return [
    [t("accounting.detail.issued"), formatDetails([formatDay(document.issued_on), document.issued_at])],
    [t("accounting.detail.sealed"), document.sealed_at && formatDateTime(document.sealed_at)],
    [t("accounting.seal"), document.sello_recibido && sealText(document.sello_recibido)],
    [t("common.generation_code"), document.codigo_generacion],
    [t("accounting.detail.buyer"), document.name],
    [t("accounting.detail.about"), nameOf(document.about_id)],
    [t("accounting.detail.replaces"), nameOf(document.replaces_id)],
    [t("common.environment"), t(`accounting.environments.${document.environment}`)],
    [t("accounting.standing"), document.is_contingency ? t("accounting.contingency") : null],
  ];
}

/** Leaves out amounts of zero, except the total to pay. */
function figuresOf({ figures }: AccountedDocument, currency: string, t: Translate): FactText[] {
  if (figures === null) return [];
  const shown = [
    ["taxed", figures.gravada],
    ["exempt", figures.exenta],
    ["not_subject", figures.noSuj],
    ["vat", figures.iva],
    ["tributes", figures.tributos],
    ["withheld", figures.retenido],
    ["perceived", figures.percibido],
    ["outside", figures.noGravado],
    ["to_pay", figures.totalPagar],
  ] as const;
  return shown
    .filter(([key, amount]) => amount !== 0 || key === "to_pay")
    .map(([key, amount]) => [t(`accounting.detail.${key}`), formatAmount(amount, currency)]);
}
