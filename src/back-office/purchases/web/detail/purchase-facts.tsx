import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { formatAmount, formatDateTime, formatDay, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { sealText } from "#tax/documents/domain/reading/seal-text.ts";
import { type Fact, Facts } from "#ui/data/facts.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { Purchase } from "../../contract/purchases.ts";
import { PurchaseStatus } from "../purchase-status.tsx";
import classes from "../purchases.module.css";
import { saveTaxDocument } from "../purchases-api.ts";

interface PurchaseFactsProps {
  purchase: Purchase;
  /** Closes what shows the purchase when a link leads elsewhere. */
  onLeave: () => void;
}

/** Shows the vendor, the document, the author and the reason of a cancellation. */
export function PurchaseFacts({ purchase, onLeave }: PurchaseFactsProps) {
  const t = useT();
  const { cancelled } = purchase;
  return (
    <>
      {cancelled ? (
        <Notice tone="grey">
          {t("purchases.detail.cancelled", {
            when: formatDateTime(cancelled.at),
            name: cancelled.by ?? t("purchases.detail.somebody"),
            reason: cancelled.reason,
          })}
        </Notice>
      ) : null}
      <Facts facts={factsOf(purchase, t, onLeave)} />
    </>
  );
}

/** Leaves missing facts out. */
function factsOf(purchase: Purchase, t: Translate, onLeave: () => void): readonly Fact[] {
  const { tax_id_no: nit, vendor_nrc: nrc, invoice_date: invoiced, document_type: type } = purchase;
  return [
    [t("common.status"), <PurchaseStatus key="state" purchase={purchase} />],
    [t("common.vendor"), <VendorName key="vendor" purchase={purchase} onLeave={onLeave} />],
    [t("purchases.detail.tax_id"), nit && formatNit(nit)],
    [t("common.nrc"), nrc && formatNrc(nrc)],
    [t("common.address"), purchase.address],
    [t("purchases.detail.received"), formatDay(purchase.date)],
    [t("common.invoice"), purchase.invoice_number],
    [t("purchases.form.invoice_date"), invoiced && formatDay(invoiced)],
    [t("purchases.detail.source"), t(`purchases.detail.sources.${purchase.source}`)],
    [
      t("purchases.tax_document.figures.withheld_income"),
      purchase.withheld_income && formatAmount(purchase.withheld_income, purchase.currency),
    ],
    [t("common.document"), type && t(`purchases.document.${type}`)],
    [t("common.control_number"), purchase.control_number],
    [t("common.generation_code"), purchase.generation_code],
    [t("purchases.detail.recorded"), recordedText(purchase, t)],
    [t("common.note"), purchase.note],
  ];
}

/** Links to the vendor's page, if there is one. */
function VendorName({ purchase: { vendor, vendor_name: name }, onLeave }: PurchaseFactsProps) {
  const t = useT();
  if (!vendor || vendor.id === null) return name ?? t("common.no_vendor");
  return (
    <Link
      to="/dashboard/purchases/vendors/$vendorId"
      params={{ vendorId: String(vendor.id) }}
      className={classes.link}
      onClick={onLeave}
    >
      {name}
    </Link>
  );
}

function recordedText({ created_at: at, created_by: name }: Purchase, t: Translate): string {
  const when = formatDateTime(at);
  return name === null ? when : t("purchases.detail.by", { when, name });
}

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

/** Shows the supplier's document: its seal and taxes, and its text to save. */
export function PurchaseTaxDocument({ purchase }: { purchase: Purchase }) {
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
      title={t("common.tax_document")}
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
          [t("common.reception_seal"), seal === null ? t("purchases.tax_document.no_seal") : sealText(seal)],
          [t("purchases.tax_document.related_to"), related.length === 0 ? null : formatList(related)],
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
