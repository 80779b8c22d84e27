import { useQuery } from "@tanstack/react-query";
import type { CustomerId } from "#platform/domain/ids.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { Customer } from "../contract/customers.ts";
import { customerDisplayName } from "../domain/customer-search.ts";
import { useUpdateCustomer } from "./customer-cards-api.ts";
import { customerBodyOf } from "./customer-draft.ts";
import { CustomerFormDialog, type CustomerFormDialogProps } from "./customer-form-dialog.tsx";
import { customerQuery } from "./customers-api.ts";
import { useCustomerForm } from "./use-customer-form.ts";
import { editedBy, useCustomerMeanwhile } from "./use-customer-meanwhile.ts";
import { useMayGrant } from "./use-may-grant.ts";

export interface UpdateCustomerDialogProps extends Pick<CustomerFormDialogProps, "focus" | "onClose"> {
  id: CustomerId;
  /** What the customer is called until everything else is read. */
  name: string;
}

/** What is known of a customer, changed; begun with what is saved at this moment. */
export function UpdateCustomerDialog({ id, name, ...dialog }: UpdateCustomerDialogProps) {
  const t = useT();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...customerQuery(id),
    staleTime: 0,
  });
  if (data && isFetchedAfterMount) return <KnownCustomer customer={data} {...dialog} />;
  return (
    <AppDialog opened size="large" title={t("customers.form.edit_title", { name })} onClose={dialog.onClose}>
      {error ? (
        <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={6} rowHeight={64} />
      )}
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
      title={t("customers.form.edit_title", { name: customerDisplayName(customer) })}
      saveLabel={t("customers.form.save_changes")}
      form={form}
      isPhoneFixed
      onClose={onClose}
    />
  );
}
