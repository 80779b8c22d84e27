import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import type { NamedCustomer } from "../chosen-customer.ts";
import { SearchCustomerDialog } from "../search-customer-dialog.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import type { Merged } from "./use-merge.ts";

interface MergeDialogProps {
  customer: NamedCustomer;
  onMerged: (merged: Merged) => void;
  onClose: () => void;
}

/** Merges two customers who are one person: finds the other one, then compares both. */
export function MergeCustomersDialog({ customer, onMerged, onClose }: MergeDialogProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const [other, setOther] = useState<NamedCustomer | null>(null);
  return other === null ? (
    <SearchCustomerDialog
      title={t("customers.merge.find", { name: customer.name })}
      typed={typed}
      onTyped={setTyped}
      without={customer.id}
      onChoose={setOther}
      onClose={onClose}
    />
  ) : (
    <CompareDialog
      pair={[customer, other]}
      onMerged={onMerged}
      onBack={() => setOther(null)}
      onClose={onClose}
    />
  );
}
