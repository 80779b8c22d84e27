import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "./vendors.module.css";
import type { ReadVendor } from "./vendors-api.ts";

/** How a vendor is reached and named in documents; what nobody said is left out. */
export function VendorData({ vendor }: { vendor: ReadVendor["vendor"] }) {
  const t = useT();
  const facts = [
    [t("vendors.nit"), vendor.nit && formatNit(vendor.nit)],
    [t("vendors.nrc"), vendor.nrc && formatNrc(vendor.nrc)],
    [
      t("vendors.phone"),
      vendor.phone && (
        <a key="phone" className={classes.call} href={`tel:${vendor.phone.replaceAll(/[^\d+]/g, "")}`}>
          {vendor.phone}
        </a>
      ),
    ],
    [
      t("vendors.email"),
      vendor.email && (
        <a key="email" className={classes.call} href={`mailto:${vendor.email}`}>
          {vendor.email}
        </a>
      ),
    ],
    [t("vendors.address"), vendor.address],
    [t("vendors.note"), vendor.note],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  return (
    <Section title={t("vendors.page.data")}>
      {known.length === 0 ? <p className={classes.quiet}>{t("vendors.none")}</p> : null}
      <Facts layout="column" facts={known} />
    </Section>
  );
}
