import type { PaymentType } from "#core/settings/contract/settings.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";

/** The ways to pay that the person may charge with: those in use, what is owed only for whoever may let customers owe. */
export function useOfferedTypes(types: readonly PaymentType[]): PaymentType[] {
  const user = useUser();
  const mayOwe = user !== null && mayDo(actorOf(user), "sale.onAccount");
  return types.filter((type) => type.isActive && (mayOwe || type.settles === "now"));
}
