import { type CallInput, call } from "#platform/web/api.ts";
import { forgotPassword, resetPassword } from "../contract/password-reset.ts";

/** Sets a new password with the token of a mailed link. */
export const saveNewPassword = (input: CallInput<typeof resetPassword>) => call(resetPassword, input);

/** Has a link for a new password mailed. */
export const requestResetLink = (input: CallInput<typeof forgotPassword>) => call(forgotPassword, input);
