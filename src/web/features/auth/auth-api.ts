import { queryOptions } from "@tanstack/react-query";
import { demoSignIns, forgotPassword, resetPassword, signIn } from "../../../contract/auth.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** Sets a new password with the token of a mailed link. */
export const saveNewPassword = (input: CallInput<typeof resetPassword>) => call(resetPassword, input);

/** Has a link for a new password mailed. */
export const requestResetLink = (input: CallInput<typeof forgotPassword>) => call(forgotPassword, input);

/** Signs a person in. */
export const openSession = (input: CallInput<typeof signIn>) => call(signIn, input);

/** The demo's people, where there is a demo that still has its password. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: ({ signal }) => call(demoSignIns, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
