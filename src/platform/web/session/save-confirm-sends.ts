import { setConfirmSends } from "#core/auth/contract/profile.ts";
import { call } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { meQuery } from "./me-query.ts";

/**
 * Saves how many more orders the person confirms before sending (0 none, null each), here and for their other
 * devices.
 */
export async function saveConfirmSends(confirm_sends: number | null): Promise<void> {
  await call(setConfirmSends, { body: { confirm_sends } });
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}
