import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";

/** Whether the person may say up to which balance a customer buys on account. */
export function useMayGrant(): boolean {
  const user = useUser();
  return user !== null && mayDo(actorOf(user), "customer.grantCredit");
}
