import { useQuery } from "@tanstack/react-query";
import { useCatalogueName } from "#core/catalogues/web/public.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Meanwhile } from "#platform/web/forms/use-edit-conflict.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { currentUser, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Customer } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { readCustomer, useUpdateCustomer } from "./customer-cards-api.ts";
import { creditInForm, customerBodyOf, type EditedCustomer, editCustomer } from "./customer-draft.ts";
import { CustomerFormDialog, type CustomerFormDialogProps } from "./customer-form-dialog.tsx";
import { customerQuery } from "./customers-api.ts";
import { useCustomerForm } from "./use-customer-form.ts";
import { useMayGrant } from "./use-may-grant.ts";

interface UpdateCustomerDialogProps extends Pick<CustomerFormDialogProps, "focus" | "onClose"> {
  id: CustomerId;
  /** Name of the customer until the rest is loaded. */
  name: string;
}

/** Edits a customer, starting with the values saved at this moment. */
export function UpdateCustomerDialog({ id, name, ...dialog }: UpdateCustomerDialogProps) {
  const t = useT();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...customerQuery(id),
    staleTime: 0,
  });
  if (data && isFetchedAfterMount) return <KnownCustomer customer={data} {...dialog} />;
  return (
    <AppDialog opened size="large" title={t("common.edit_name", { name })} onClose={dialog.onClose}>
      <QueryPending query={{ error, refetch, isFetching }} count={6} rowHeight={64} />
    </AppDialog>
  );
}

interface KnownCustomerProps extends Pick<CustomerFormDialogProps, "focus" | "onClose"> {
  customer: Customer;
}

function KnownCustomer({ customer, onClose, ...dialog }: KnownCustomerProps) {
  const t = useT();
  const updating = useUpdateCustomer();
  const mayGrant = useMayGrant();
  const { id } = customer;
  const form = useCustomerForm({
    customerId: id,
    start: () => editedBy(mayGrant, customer),
    meanwhile: useCustomerMeanwhile(id, mayGrant),
    save: async ({ version, ...input }, key) => {
      const { message } = await updating.mutateAsync({
        id,
        body: { ...customerBodyOf(input), version },
        key,
      });
      toastSuccess(message);
      onClose();
    },
  });
  return (
    <CustomerFormDialog
      {...dialog}
      title={t("common.edit_name", { name: customerDisplayName(customer) })}
      saveLabel={t("common.save")}
      form={form}
      isPhoneFixed
      onClose={onClose}
    />
  );
}

/** Returns the customer for the form, with the credit limit for people who may change it. */
function editedBy(mayGrant: boolean, customer: Customer): EditedCustomer {
  const edited = editCustomer(customer, currentUser());
  return mayGrant ? { ...edited, ...creditInForm(customer) } : edited;
}

/** Describes what somebody else saved of a customer, with the form's field names. */
function useCustomerMeanwhile(id: CustomerId, mayGrant: boolean): Meanwhile<EditedCustomer> {
  const t = useT();
  const departmentName = useCatalogueName("departments");
  const documentName = useCatalogueName("documentTypes");
  const currency = useUser()?.currency ?? "USD";
  const orEmpty = (text: string) => text || t("platform.conflict.empty");
  return {
    reload: async () => editedBy(mayGrant, await readCustomer(id)),
    fields: {
      type: { label: t("customers.form.type"), text: (type) => t(`customers.type.${type}`) },
      name: t("common.name"),
      businessName: t("common.business_name"),
      email: t("common.email"),
      tradeName: t("common.trade_name"),
      nit: t("common.nit"),
      nrc: t("common.nrc"),
      economicActivityCode: t("common.economic_activity"),
      economicActivityDesc: t("customers.form.activity_desc"),
      departmentCode: {
        label: t("customers.form.department"),
        text: (code) => orEmpty(departmentName(code) || code),
      },
      districtCode: t("customers.form.district"),
      withholdsVat: {
        label: t("common.withholds_iva"),
        text: (withholds) => t(withholds ? "common.yes" : "common.no"),
      },
      addressComplement: t("common.address"),
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
        label: t("common.document_type"),
        text: (code) => orEmpty(documentName(code) || code),
      },
      docNumber: t("common.document_number"),
      creditLimit: {
        label: t("common.credit_limit"),
        text: (limit) => orEmpty(typeof limit === "number" ? formatAmount(limit, currency) : ""),
      },
      creditDays: t("customers.form.days"),
      allergies: t("customers.form.allergies"),
      notes: t("common.notes"),
    },
  };
}
