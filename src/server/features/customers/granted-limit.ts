import { mayDo } from "../../../domain/access/actions.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/**
 * The credit limit of a customer, in cents, after what was asked; left out it stays. Refuses `not_permitted` at its field when it
 * changes by somebody who may not grant credit.
 */
export function grantedLimit(
  ctx: StaffContext,
  asked: number | null | undefined,
  before: number | null,
): number | null {
  if (asked === undefined || asked === before) return before;
  if (!mayDo(ctx, "customer.grantCredit")) throw new AppError("not_permitted", { field: "credit_limit" });
  return asked;
}
