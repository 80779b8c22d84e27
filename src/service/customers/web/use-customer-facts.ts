import { useCatalogueName } from "#core/catalogues/web/public.ts";
import { formatDui, formatNit, formatNrc, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { Customer } from "../contract/customers.ts";

/** A fact about a customer as text; null while unknown. */
export interface CustomerFact {
  readonly label: string;
  readonly value: string | null;
  /** Type of customers that have it; default both. */
  readonly only?: InvoiceType;
}

interface CustomerFacts {
  readonly contact: readonly CustomerFact[];
  /** Data for tax documents. */
  readonly fiscal: readonly CustomerFact[];
}

/** Returns a function that lists the facts of a customer, each at the same position for every customer. */
export function useCustomerFacts(): (customer: Customer) => CustomerFacts {
  const t = useT();
  const departmentName = useCatalogueName("departments");
  const municipalityName = useCatalogueName("municipalities");
  const districtName = useCatalogueName("districts");
  const documentName = useCatalogueName("documentTypes");
  const addressOf = ({ address_complement, department_code, municipality_code, district_code }: Customer) =>
    joined(", ", [
      address_complement,
      districtName(`${department_code ?? ""}${municipality_code ?? ""}${district_code ?? ""}`),
      municipalityName(`${department_code ?? ""}${municipality_code ?? ""}`),
      departmentName(department_code ?? ""),
    ]);
  const documentOf = ({ doc_type_code, doc_number }: Customer) =>
    doc_number && joined(" ", [documentName(doc_type_code ?? ""), numberOf(doc_type_code, doc_number)]);
  return (customer) => ({
    contact: [
      { label: t("common.phone"), value: customer.phone },
      { label: t("common.email"), value: customer.email },
      {
        label: t("customers.form.birth_date"),
        value: customer.birth_date && formatDay(customer.birth_date),
        only: "CONSUMIDOR_FINAL",
      },
      {
        label: t("customers.form.gender"),
        value: customer.gender && t(`customers.gender.${customer.gender}`),
        only: "CONSUMIDOR_FINAL",
      },
      { label: t("common.address"), value: addressOf(customer) },
    ],
    fiscal: [
      { label: t("customers.form.type"), value: t(`customers.type.${customer.type}`) },
      { label: t("common.business_name"), value: customer.razon_social, ...ofBusinesses },
      { label: t("common.trade_name"), value: customer.trade_name, ...ofBusinesses },
      { label: t("common.nit"), value: customer.nit && formatNit(customer.nit), ...ofBusinesses },
      { label: t("common.nrc"), value: customer.nrc && formatNrc(customer.nrc), ...ofBusinesses },
      {
        label: t("common.economic_activity"),
        value: factsText([customer.economic_activity_code, customer.economic_activity_desc]) || null,
        ...ofBusinesses,
      },
      {
        label: t("common.withholds_iva"),
        value: customer.withholds_vat ? t("common.yes") : null,
        ...ofBusinesses,
      },
      { label: t("common.document"), value: documentOf(customer) },
    ],
  });
}

const ofBusinesses = { only: "CREDITO_FISCAL" } as const;

const numberOf = (type: string | null, digits: string) =>
  type === identityDocuments.dui
    ? formatDui(digits)
    : type === identityDocuments.nit
      ? formatNit(digits)
      : digits;

/** Joins the existing parts; null when there are none. */
function joined(between: string, parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(between) || null;
}
