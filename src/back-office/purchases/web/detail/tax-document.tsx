import { IconDownload } from "@tabler/icons-react";
import { formatAmount } from "#platform/web/format.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { sealText } from "#tax/documents/domain/reading/seal-text.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { Purchase } from "../../contract/purchases.ts";
import classes from "../purchases.module.css";
import { saveTaxDocument } from "../purchases-api.ts";

const figures = [
  "not_subject",
  "exempt",
  "taxed",
  "vat",
  "other_tributes",
  "perceived_vat",
  "withheld_vat",
  "withheld_income",
  "insurance",
  "freight",
  "outside_tax",
  "total",
  "to_pay",
] as const;

/** The supplier's document: its seal, its taxes apart, and its text to keep. */
export function TaxDocument({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { tax_document: document, currency } = purchase;
  if (document === null) return null;
  const { seal, related_to: related } = document;
  const sums = figures.flatMap((key) => {
    const amount = document[key];
    return amount === null || (amount === 0 && key !== "to_pay") ? [] : [[key, amount] as const];
  });
  return (
    <Section
      title={t("purchases.tax_document.title")}
      description={document.is_test ? t("purchases.tax_document.test") : undefined}
      action={
        <Button
          variant="default"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => void saveTaxDocument(purchase).catch(showError)}
        >
          {t("purchases.tax_document.save")}
        </Button>
      }
    >
      <Facts
        facts={[
          [
            t("purchases.tax_document.seal"),
            seal === null ? t("purchases.tax_document.no_seal") : sealText(seal),
          ],
          [t("purchases.tax_document.related_to"), related.length === 0 ? null : related.join(", ")],
        ]}
      />
      <dl className={classes.sums}>
        {sums.map(([key, amount]) => (
          <div key={key}>
            <dt>{t(`purchases.tax_document.figures.${key}`)}</dt>
            <dd>{formatAmount(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
