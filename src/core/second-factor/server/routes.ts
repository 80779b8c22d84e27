import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as operator from "../contract/operator-security.ts";
import * as contract from "../contract/second-factor.ts";
import {
  beginOwnSecondFactor,
  confirmOwnSecondFactor,
  ownSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from "./own-second-factor.ts";

/**
 * Routes of the second factor on the own profile. An operator sets theirs up while signing in (feature
 * `auth`) and manages it here.
 */
export function secondFactorRoutes(on: Bind, deps: Deps): void {
  on(contract.secondFactorState, ({ ctx }) => ownSecondFactor(ctx));
  on(contract.beginSecondFactor, ({ ctx, body }) => beginOwnSecondFactor(ctx, deps, body));
  on(contract.confirmSecondFactor, ({ ctx, body }) => confirmOwnSecondFactor(ctx, deps, body));
  on(contract.removeSecondFactor, ({ ctx, body }) => removeOwnSecondFactor(ctx, deps, body));
  on(contract.renewRecoveryCodes, ({ ctx, body }) => renewRecoveryCodes(ctx, deps, body));
  on(operator.platformSecondFactor, ({ ctx }) => ownSecondFactor(ctx));
  on(operator.renewPlatformRecoveryCodes, ({ ctx, body }) => renewRecoveryCodes(ctx, deps, body));
}
