import { mayDo } from "#platform/domain/access/actions.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { CustomerBody } from "../contract/customers.ts";
import { CREDIT_DAYS } from "../domain/credit/credit-term.ts";
import type { CustomerRecord } from "./customer-queries.ts";

type Credit = Pick<CustomerRecord, "credit_limit_cents" | "credit_days">;

/** Of a new customer. */
export const NO_CREDIT: Credit = { credit_limit_cents: null, credit_days: CREDIT_DAYS };

/**
 * What a customer may owe, in cents, and for how many days, after what was asked; left out it stays. Refuses `not_permitted` at the
 * field when it changes by somebody who may not grant credit.
 */
export function grantedCredit(
  ctx: StaffContext,
  asked: Pick<CustomerBody, "credit_limit" | "credit_days">,
  before: Credit,
): Credit {
  const { credit_limit = before.credit_limit_cents, credit_days = before.credit_days } = asked;
  if (!mayDo(ctx, "customer.grantCredit")) {
    if (credit_limit !== before.credit_limit_cents) throw refused("credit_limit");
    if (credit_days !== before.credit_days) throw refused("credit_days");
  }
  return { credit_limit_cents: credit_limit, credit_days };
}

const refused = (field: string) => new AppError("not_permitted", { field });
