import { useState } from "react";
import { DEFAULT_INVOICE_TYPE, type InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { AddCustomerDialog } from "./add-customer-dialog.tsx";
import type { ChosenCustomer } from "./chosen-customer.ts";
import { SearchCustomerDialog } from "./search-customer-dialog.tsx";

export interface CustomerDialogsProps {
  /** True when a customer is chosen, to offer the walk-in customer instead. */
  chosen?: boolean;
  /** Absent where a customer is required. */
  onWalkIn?: (() => void) | undefined;
  onChoose: (customer: ChosenCustomer) => void;
  onClose: () => void;
  /** Type of a customer added from here. */
  type?: InvoiceType;
}

/** Searches for a customer or adds one. The caller gets the customer, and the dialog closes. */
export function CustomerDialogs(props: CustomerDialogsProps) {
  const { chosen = false, onWalkIn, onChoose, onClose, type = DEFAULT_INVOICE_TYPE } = props;
  const [typed, setTyped] = useState("");
  const [adding, setAdding] = useState(false);
  const choose = (customer: ChosenCustomer) => {
    onChoose(customer);
    onClose();
  };
  if (adding)
    return (
      <AddCustomerDialog
        typed={typed}
        type={type}
        onAdded={choose}
        onBack={() => setAdding(false)}
        onClose={onClose}
      />
    );
  return (
    <SearchCustomerDialog
      typed={typed}
      onTyped={setTyped}
      onChoose={choose}
      onAdd={() => setAdding(true)}
      onWalkIn={
        onWalkIn && chosen
          ? () => {
              onWalkIn();
              onClose();
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}
