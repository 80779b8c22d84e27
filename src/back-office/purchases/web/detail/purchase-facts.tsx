import { Link } from "@tanstack/react-router";
import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { formatDateTime, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { type Fact, Facts } from "#ui/data/facts.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { Purchase } from "../../contract/purchases.ts";
import { PurchaseStatus } from "../purchase-status.tsx";
import classes from "../purchases.module.css";

interface PurchaseFactsProps {
  purchase: Purchase;
  /** A link leads away from what shows the purchase. */
  onLeave: () => void;
}

/** Of whom it was bought, by which document, who wrote it down; why it was cancelled. */
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

/** What nobody said is left out. */
function factsOf(purchase: Purchase, t: Translate, onLeave: () => void): readonly Fact[] {
  const { tax_id_no: nit, vendor_nrc: nrc, invoice_date: invoiced, document_type: type } = purchase;
  return [
    [t("purchases.state"), <PurchaseStatus key="state" purchase={purchase} />],
    [t("purchases.vendor"), <VendorName key="vendor" purchase={purchase} onLeave={onLeave} />],
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

/** Leads to the vendor's page, where there is one. */
function VendorName({ purchase: { vendor, vendor_name: name }, onLeave }: PurchaseFactsProps) {
  const t = useT();
  if (!vendor || vendor.id === null) return name ?? t("purchases.no_vendor");
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
