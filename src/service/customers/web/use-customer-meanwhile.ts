import { useCatalogueName } from "#core/catalogues/web/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Meanwhile } from "#platform/web/forms/use-edit-conflict.ts";
import { currentUser, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { Customer } from "../contract/customers.ts";
import { readCustomer } from "./customer-cards-api.ts";
import { creditInForm, type EditedCustomer, editCustomer } from "./customer-draft.ts";

/** A customer as the form edits them, with the credit limit for whoever may change it. */
export function editedBy(mayGrant: boolean, customer: Customer): EditedCustomer {
  const edited = editCustomer(customer, currentUser());
  return mayGrant ? { ...edited, ...creditInForm(customer) } : edited;
}

/** What somebody else saved of a customer, in the words of the form. */
export function useCustomerMeanwhile(id: CustomerId, mayGrant: boolean): Meanwhile<EditedCustomer> {
  const t = useT();
  const departmentName = useCatalogueName("departments");
  const documentName = useCatalogueName("documentTypes");
  const currency = useUser()?.currency ?? "USD";
  const orEmpty = (text: string) => text || t("platform.conflict.empty");
  return {
    readAnew: async () => editedBy(mayGrant, await readCustomer(id)),
    fields: {
      type: { label: t("customers.form.type"), text: (type) => t(`customers.type.${type}`) },
      name: t("customers.form.name"),
      businessName: t("customers.form.business_name"),
      email: t("customers.form.email"),
      tradeName: t("customers.form.trade_name"),
      nit: t("customers.form.nit"),
      nrc: t("customers.form.nrc"),
      economicActivityCode: t("customers.form.activity"),
      economicActivityDesc: t("customers.form.activity_desc"),
      departmentCode: {
        label: t("customers.form.department"),
        text: (code) => orEmpty(departmentName(code) || code),
      },
      districtCode: t("customers.form.district"),
      withholdsVat: {
        label: t("customers.form.withholds"),
        text: (withholds) => t(withholds ? "customers.facts.yes" : "customers.facts.no"),
      },
      addressComplement: t("customers.form.address"),
      gender: {
        label: t("customers.form.gender"),
        text: (gender) =>
          t(
            gender === null || gender === undefined
              ? "customers.form.no_gender"
              : `customers.gender.${gender}`,
          ),
      },
      birthDate: {
        label: t("customers.form.birth_date"),
        text: (day) => orEmpty(day === "" ? "" : formatDay(day)),
      },
      docTypeCode: {
        label: t("customers.form.document_type"),
        text: (code) => orEmpty(documentName(code) || code),
      },
      docNumber: t("customers.form.document_number"),
      creditLimit: {
        label: t("customers.form.limit"),
        text: (limit) => orEmpty(typeof limit === "number" ? formatAmount(limit, currency) : ""),
      },
      creditDays: t("customers.form.days"),
      allergies: t("customers.form.allergies"),
      notes: t("customers.form.notes"),
    },
  };
}
