import { useState } from "react";
import { PurchaseDialog } from "#back-office/purchases/web/public.ts";
import type { PurchaseId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatDateTime, formatDay } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { sealText } from "#tax/documents/domain/reading/seal-text.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Text } from "#ui/layout/layout.tsx";
import classes from "./purchase-import.module.css";
import type { DocumentPreview } from "./purchase-import-api.ts";
import { purchasePath } from "./purchase-path.ts";

/** Warnings shown at once. */
const SHOWN = 12;

/** Shows vendor, type, totals and warnings of a document. */
export function PurchaseDocumentFacts({ preview }: { preview: DocumentPreview }) {
  const t = useT();
  const { document, vendor, firstImport } = preview;
  const { typeName, effect, currency, net, vat, otherTributes, total, controlNumber, seal } = document;
  const facts = [
    ["total", formatAmount(total, currency)],
    ["issued", formatDay(document.issuedOn)],
    ["net", formatAmount(net, currency)],
    ["tax", formatAmount(cents(vat + otherTributes), currency)],
    ["number", controlNumber],
    ["code", document.generationCode],
    ["seal", seal === null ? t("purchaseImport.facts.no_seal") : sealText(seal)],
  ] as const;
  return (
    <Section
      title={`${typeName} · ${vendor.name}`}
      description={vendor.nit === null ? undefined : t("purchaseImport.facts.nit", { nit: vendor.nit })}
      action={
        vendor.id === null ? <StatusBadge tone="blue" label={t("purchaseImport.facts.new_vendor")} /> : null
      }
    >
      <Facts facts={facts.map(([key, value]) => [t(`purchaseImport.facts.${key}`), value])} />
      {effect === "reprices" ? (
        <Text above={12} weight={600}>
          {t("purchaseImport.repriced")}
        </Text>
      ) : null}
      <Corrected corrects={preview.corrects} />
      <div className={classes.notices}>
        {firstImport ? (
          <Notice role="alert" tone="amber">
            {t("purchaseImport.known", {
              date: formatDateTime(firstImport.importedAt),
              number: firstImport.number,
            })}{" "}
            <RouterButton variant="subtle" to={purchasePath(firstImport.purchaseId)}>
              {t("common.view_purchase")}
            </RouterButton>
          </Notice>
        ) : null}
        <Warnings warnings={preview.warnings} />
      </div>
    </Section>
  );
}

/** Links the purchases that a note corrects; says so when there is none. */
function Corrected({ corrects }: Pick<DocumentPreview, "corrects">) {
  const t = useT();
  if (corrects.length === 0) return null;
  return (
    <Box as="ul" above={4} lines="anywhere">
      {corrects.map(({ reference, purchase }) => (
        <li key={reference}>
          {purchase === null
            ? t("purchaseImport.corrects.unknown", { reference })
            : t("purchaseImport.corrects.purchase", {
                number: purchase.number,
                date: formatDay(purchase.date),
              })}{" "}
          {purchase !== null ? (
            <RouterButton variant="subtle" to={purchasePath(purchase.purchaseId)}>
              {t("common.view_purchase")}
            </RouterButton>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

function Warnings({ warnings }: Pick<DocumentPreview, "warnings">) {
  const t = useT();
  const [opened, setOpened] = useState<PurchaseId | null>(null);
  const more = warnings.length - SHOWN;
  if (warnings.length === 0) return null;
  return (
    <Notice tone="amber">
      <p>{t("purchaseImport.warnings", { count: warnings.length })}</p>
      <ul>
        {warnings.slice(0, SHOWN).map(({ kind, line, message, purchaseId }) => (
          <li key={`${kind}/${line}/${message}`}>
            {message}
            {purchaseId === null ? null : (
              <Button variant="subtle" onClick={() => setOpened(purchaseId)}>
                {t("common.view_purchase")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t("purchaseImport.more_warnings", { count: more })}</p> : null}
      {opened === null ? null : <PurchaseDialog id={opened} onClose={() => setOpened(null)} />}
    </Notice>
  );
}
