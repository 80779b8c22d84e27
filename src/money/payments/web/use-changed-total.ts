import { useState } from "react";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { BillView } from "./read-bill.ts";

/** What to say while what is left to pay is not what it was when the dialog opened, other than by a code applied here. */
export function useChangedTotal(bill: BillView, currency: string): string | null {
  const t = useT();
  const code = bill.discount?.code ?? null;
  const [first, setFirst] = useState({ code, parts: bill.parts.length, balance: bill.balance });
  if (first.code !== code || first.parts !== bill.parts.length)
    setFirst({ code, parts: bill.parts.length, balance: bill.balance });
  if (bill.balance === first.balance || first.code !== code) return null;
  const amount = (cents: typeof bill.balance) => formatAmount(cents, currency);
  return t("payments.total_changed", { before: amount(first.balance), after: amount(bill.balance) });
}
