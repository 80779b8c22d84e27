import type { CustomerId } from "../../../domain/ids.ts";
import { formatDay } from "../../platform/format.ts";
import type { Meanwhile } from "../../platform/forms/use-edit-conflict.ts";
import { currentUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { useCatalogueName } from "../catalogues/public.ts";
import { readCustomer } from "./customer-cards-api.ts";
import { type EditedCustomer, editCustomer } from "./customer-draft.ts";

/** What somebody else saved of a customer, in the words of the form. */
export function useCustomerMeanwhile(id: CustomerId): Meanwhile<EditedCustomer> {
  const t = useT();
  const departmentName = useCatalogueName("departments");
  const documentName = useCatalogueName("documentTypes");
  const orEmpty = (text: string) => text || t("platform.conflict.empty");
  return {
    readAnew: async () => editCustomer(await readCustomer(id), currentUser()),
    fields: {
      type: { label: t("customers.form.type"), text: (type) => t(`customers.type.${type}`) },
      name: t("customers.form.name"),
      businessName: t("customers.form.business_name"),
      email: t("customers.form.email"),
      nit: t("customers.form.nit"),
      nrc: t("customers.form.nrc"),
      economicActivityCode: t("customers.form.activity"),
      economicActivityDesc: t("customers.form.activity_desc"),
      departmentCode: {
        label: t("customers.form.department"),
        text: (code) => orEmpty(departmentName(code) || code),
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
      allergies: t("customers.form.allergies"),
      notes: t("customers.form.notes"),
    },
  };
}
