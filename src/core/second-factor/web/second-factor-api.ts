import { queryOptions } from "@tanstack/react-query";
import { type CallInput, call } from "#platform/web/api.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { platformSecondFactor, renewPlatformRecoveryCodes } from "../contract/operator-security.ts";
import { renewRecoveryCodes, secondFactorState } from "../contract/second-factor.ts";

/** State of the signed-in person's second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) =>
    call(currentRealm() === "console" ? platformSecondFactor : secondFactorState, { signal }),
});

/** Fresh recovery codes, at this door. */
export const renew = (input: CallInput<typeof renewRecoveryCodes>) =>
  call(currentRealm() === "console" ? renewPlatformRecoveryCodes : renewRecoveryCodes, input);
