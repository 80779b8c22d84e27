import { currentUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { CREDIT_DAYS } from "../domain/credit.ts";
import { type ChosenCustomer, chosenCustomer } from "./chosen-customer.ts";
import { creditInForm, customerBodyOf, startCustomer } from "./customer-draft.ts";
import { CustomerFormDialog } from "./customer-form-dialog.tsx";
import { useAddCustomer } from "./customers-api.ts";
import { useCustomerForm } from "./use-customer-form.ts";
import { useMayGrant } from "./use-may-grant.ts";

interface AddCustomerDialogProps {
  /** Text of the search: a phone or a name to start with. */
  typed: string;
  type: InvoiceType;
  onAdded: (customer: ChosenCustomer) => void;
  /** Returns to the search; absent where it was not opened from one. */
  onBack?: () => void;
  onClose: () => void;
}

/** Adds a customer of either type. */
export function AddCustomerDialog({ typed, type, onAdded, onBack, onClose }: AddCustomerDialogProps) {
  const t = useT();
  const adding = useAddCustomer();
  const mayGrant = useMayGrant();
  const form = useCustomerForm({
    start: () => ({
      ...startCustomer(typed, type, currentUser()),
      ...(mayGrant ? creditInForm({ credit_limit: null, credit_days: CREDIT_DAYS }) : {}),
    }),
    save: async (input, key) => {
      const { message, customer } = await adding.mutateAsync({ body: customerBodyOf(input), key });
      toastSuccess(message);
      onAdded(chosenCustomer(customer));
    },
  });
  return (
    <CustomerFormDialog
      title={t("customers.form.save")}
      saveLabel={t("customers.form.save")}
      form={form}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
