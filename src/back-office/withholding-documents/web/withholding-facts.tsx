import { monthText } from "#back-office/tax-books/web/month-field.tsx";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { type Fact, Facts } from "#ui/data/facts.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Muted, Span, Stack } from "#ui/layout/layout.tsx";
import type { WithholdingPreview } from "./import-api.ts";

/** Shows what a document says and what is odd about it, before it is kept. */
export function WithholdingFactsView({ preview }: { preview: WithholdingPreview }) {
  const t = useT();
  const { document, warnings, known } = preview;
  return (
    <Stack gap={16}>
      {known === null ? null : (
        <Notice tone="red" role="alert">
          {t("withholdingDocuments.import.known", { by: known.by })}
        </Notice>
      )}
      <Muted>
        {t("withholdingDocuments.import.goes_to", {
          list: t(`withholdingDocuments.lists.${document.list}`),
          month: monthText(document.issued_on),
        })}
      </Muted>
      {warnings.map(({ kind, message }) => (
        <Notice key={kind} tone="amber">
          {message}
        </Notice>
      ))}
      <PartyFacts preview={preview} />
      <AmountFacts preview={preview} />
    </Stack>
  );
}

function PartyFacts({ preview: { document } }: { preview: WithholdingPreview }) {
  const t = useT();
  const side = t(
    document.list === "withheld_by_us" ? "withholdingDocuments.facts.to" : "withholdingDocuments.facts.from",
  );
  const long = (value: string | null) => value && <Span lines="anywhere">{value}</Span>;
  return (
    <Facts
      layout="wide"
      facts={[
        [t("common.document"), document.type_name],
        [t("withholdingDocuments.facts.date"), formatDay(document.issued_on)],
        [side, long(document.party_name)],
        [t("common.nit"), document.party_nit && formatNit(document.party_nit)],
        [t("common.nrc"), document.party_nrc && formatNrc(document.party_nrc)],
        [t("withholdingDocuments.facts.control_number"), long(document.control_number)],
        [t("withholdingDocuments.facts.generation_code"), long(document.generation_code)],
        [t("withholdingDocuments.facts.seal"), long(document.seal)],
      ]}
    />
  );
}

/** The amounts that the type of the document has; others are 0 and left out. */
function AmountFacts({ preview: { document, currency } }: { preview: WithholdingPreview }) {
  const t = useT();
  const amount = (value: Cents) => (value === 0 ? null : formatAmount(value, currency));
  const { type } = document;
  const facts: Fact[] = [
    ...(type === "08"
      ? []
      : ([[t("withholdingDocuments.facts.base"), formatAmount(document.base, currency)]] as const)),
    [
      t(`withholdingDocuments.facts.amount_${type}`),
      type === "08" ? amount(document.amount) : formatAmount(document.amount, currency),
    ],
    [t("withholdingDocuments.facts.other_amount"), amount(document.other_amount)],
    [t("withholdingDocuments.facts.taxed"), amount(document.taxed)],
    [t("withholdingDocuments.facts.untaxed"), amount(document.untaxed)],
    [t("withholdingDocuments.facts.vat"), amount(document.vat)],
    [t("withholdingDocuments.facts.commission"), amount(document.commission)],
    [t("withholdingDocuments.facts.commission_vat"), amount(document.commission_vat)],
    [t("withholdingDocuments.facts.paid"), amount(document.paid)],
    [t("withholdingDocuments.facts.related"), document.related === 0 ? null : formatCount(document.related)],
  ];
  return <Facts facts={facts} />;
}
