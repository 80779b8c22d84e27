import type { Say } from "../i18n/say.ts";
import type { DeviceKind } from "./device-kind.ts";

/** What a device is called where people read it: "Chrome en Windows". */
export function deviceName({ browser, system }: DeviceKind, say: Say): string {
  if (browser !== null && system !== null) return say("auth.device.browser_on_system", { browser, system });
  return browser ?? system ?? say("auth.device.unknown");
}
