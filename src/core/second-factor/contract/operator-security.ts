import { listDevices, removeDevice } from "#core/auth/contract/profile.ts";
import { route } from "#platform/contract/define.ts";
import { renewRecoveryCodes, secondFactorState } from "./second-factor.ts";

/** The operator's own sign-in, at the console's door: what owners have on their profile. */
export const platformSecondFactor = route({
  ...secondFactorState,
  path: "/superadmin/second-factor",
  summary: "Since when the operator signs in with a code of their app, and how many recovery codes are left.",
  access: "superadmin",
});

export const renewPlatformRecoveryCodes = route({
  ...renewRecoveryCodes,
  path: "/superadmin/second-factor/recovery-codes",
  access: "superadmin",
});

export const listPlatformDevices = route({
  method: "GET",
  path: "/superadmin/devices",
  summary: "The devices that the operator is signed in to the console on.",
  access: "superadmin",
  response: listDevices.response,
});

export const removePlatformDevice = route({
  method: "POST",
  path: "/superadmin/remove-device",
  summary: "Signs another device of the operator out at once.",
  access: "superadmin",
  body: removeDevice.body,
  response: removeDevice.response,
  errors: removeDevice.errors,
  // A device is signed out once; doing it again finds nothing.
  idempotency: "natural",
});
