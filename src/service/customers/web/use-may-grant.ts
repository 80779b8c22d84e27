import { useMayDo } from "#platform/web/session/session.ts";

/** Tells whether the person may grant credit. */
export function useMayGrant(): boolean {
  return useMayDo()("customer.grantCredit");
}
