import type { ValidationCode } from "#app/contract/validation-code.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { readGuestPhone } from "#platform/server/phone/guest-phone.ts";
import { type Receptor, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import type { placeOrder } from "../../contract/guest-orders.ts";

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
  const address = sent.deliveryType === "delivery" ? sent.address || null : null;
  const isAddressMissing = sent.deliveryType === "delivery" && address === null;
  const phone = tableId == null ? readGuestPhone(customer.phone ?? "") : null;
  const { receptor, problems } = checkedReceptor(sent);
  refuseAll([
    ...(phone === undefined ? [problem("guest_phone_invalid", "customer.phone", "phone_invalid")] : []),
    ...(isAddressMissing ? [problem("invalid_input", "address", "required")] : []),
    ...problems.map(({ field, reason }) => problem("guest_receptor_incomplete", `receptor.${field}`, reason)),
  ]);
  return { name: customer.name, phone: phone ?? null, address, receptor };
}

interface Problem {
  readonly code: "guest_phone_invalid" | "guest_receptor_incomplete" | "invalid_input";
  readonly field: string;
  readonly reason: ValidationCode;
}

const problem = (code: Problem["code"], field: string, reason: ValidationCode): Problem => ({
  code,
  field,
  reason,
});

/** All that is wrong is told at once, each on its field: nobody mends a form ten times. Of several kinds by the general code. */
function refuseAll(problems: readonly Problem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  if (problems.length === 1 && first.code === "guest_phone_invalid")
    throw new AppError(first.code, { field: first.field });
  const isOneKind = problems.every(({ code }) => code === first.code);
  throw new AppError(isOneKind ? first.code : "invalid_input", {
    fields: problems.map(({ field, reason }) => ({ field, code: reason })),
  });
}

function checkedReceptor({ invoiceType, receptor }: Sent) {
  if (invoiceType !== "CREDITO_FISCAL") return { receptor: null, problems: [] };
  const tidy: Receptor | null = tidyReceptor(receptor ?? null, invoiceType);
  return { receptor: tidy, problems: receptorProblems(tidy, invoiceType) };
}
