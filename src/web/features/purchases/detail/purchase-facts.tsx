import type { Purchase } from "../../../../contract/purchases/purchases.ts";
import { formatNit, formatNrc } from "../../../../domain/identity/tax-numbers.ts";
import { type Fact, Facts } from "../../../../ui/data/facts.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { formatDateTime, formatDay } from "../../../platform/format.ts";
import type { Translate } from "../../../platform/i18n.ts";
import { useT } from "../../../platform/use-t.ts";
import { PurchaseStatus } from "../purchase-status.tsx";

/** Of whom it was bought, by which document, who wrote it down; why it was cancelled. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
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
      <Facts facts={factsOf(purchase, t)} />
    </>
  );
}

/** What nobody said is left out. */
function factsOf(purchase: Purchase, t: Translate): readonly Fact[] {
  const { tax_id_no: nit, vendor_nrc: nrc, invoice_date: invoiced, document_type: type } = purchase;
  return [
    [t("purchases.state"), <PurchaseStatus key="state" purchase={purchase} />],
    [t("purchases.vendor"), purchase.vendor_name ?? t("purchases.no_vendor")],
    [t("purchases.detail.tax_id"), nit && formatNit(nit)],
    [t("purchases.detail.nrc"), nrc && formatNrc(nrc)],
    [t("purchases.detail.address"), purchase.address],
    [t("purchases.detail.received"), formatDay(purchase.date)],
    [t("purchases.detail.invoice"), purchase.invoice_number],
    [t("purchases.detail.invoice_date"), invoiced && formatDay(invoiced)],
    [t("purchases.detail.source"), t(`purchases.detail.sources.${purchase.source}`)],
    [t("purchases.detail.document"), type && t(`purchases.document.${type}`)],
    [t("purchases.detail.control_number"), purchase.control_number],
    [t("purchases.detail.generation_code"), purchase.generation_code],
    [t("purchases.detail.recorded"), recordedText(purchase, t)],
    [t("purchases.detail.note"), purchase.note],
  ];
}

function recordedText({ created_at: at, created_by: name }: Purchase, t: Translate): string {
  const when = formatDateTime(at);
  return name === null ? when : t("purchases.detail.by", { when, name });
}
