import { mayDo } from "#platform/domain/access/actions.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";

/** Tells whether the person may grant credit. */
export function useMayGrant(): boolean {
  const user = useUser();
  return user !== null && mayDo(actorOf(user), "customer.grantCredit");
}
