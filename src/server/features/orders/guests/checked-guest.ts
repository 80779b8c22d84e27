import type { placeOrder } from "../../../../contract/guest/orders.ts";
import type { BodyOf } from "../../../../contract/platform/define.ts";
import { type Receptor, tidyReceptor } from "../../../../domain/documents/receptor.ts";
import { receptorProblems } from "../../../../domain/documents/receptor-problems.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import { guestPhone } from "../../../platform/phone/guest-phone.ts";

type Sent = BodyOf<typeof placeOrder>;

export interface CheckedGuest {
  readonly name: string;
  /** International, E.164 with spaces; null at a table. */
  readonly phone: string | null;
  readonly address: string | null;
  readonly receptor: Receptor | null;
}

/**
 * Who orders. At a table a name is enough; without one there is a phone to call, of El Salvador unless it says its country. A
 * fiscal credit needs all that its document needs of the buyer (operations §5).
 */
export function checkedGuest(sent: Sent): CheckedGuest {
  const { customer, tableId } = sent;
  if (customer == null) throw new AppError("guest_name_required", { field: "customer.name" });
  const address = sent.address || null;
  if (sent.deliveryType === "delivery" && address === null)
    throw new AppError("invalid_input", { fields: [{ field: "address", code: "required" }] });
  return {
    name: customer.name,
    phone: tableId == null ? guestPhone(customer.phone ?? "", "customer.phone") : null,
    address: sent.deliveryType === "delivery" ? address : null,
    receptor: checkedReceptor(sent),
  };
}

function checkedReceptor({ invoiceType, receptor }: Sent): Receptor | null {
  if (invoiceType !== "CREDITO_FISCAL") return null;
  const tidy = tidyReceptor(receptor ?? null, invoiceType);
  const problems = receptorProblems(tidy, invoiceType);
  if (problems.length === 0) return tidy;
  throw new AppError("guest_receptor_incomplete", {
    fields: problems.map(({ field, reason }) => ({ field: `receptor.${field}`, code: reason })),
  });
}
