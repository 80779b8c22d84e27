import { type CallInput, call } from "#platform/web/api.ts";
import {
  beginPlatformSecondFactor,
  platformDemoSignIn,
  platformSignIn,
} from "../contract/operator-session.ts";

/** Signs the operator in; returns recovery codes when the code was the first one of a new second factor. */
export const openConsoleSession = (input: CallInput<typeof platformSignIn>) => call(platformSignIn, input);

/** A secret for the app of an operator who has none yet. */
export const beginConsoleFactor = (input: CallInput<typeof beginPlatformSecondFactor>) =>
  call(beginPlatformSecondFactor, input);

/** The demo's operator, with a code that is good now. */
export const consoleDemo = (signal?: AbortSignal) => call(platformDemoSignIn, signal ? { signal } : {});
