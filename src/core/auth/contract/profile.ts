import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, messageReply } from "#platform/contract/wire.ts";
import { confirmSends } from "./auth.ts";

export const device = z.object({
  device_id: idOf("Session"),
  device_ip: z.string(),
  device_name: z.string(),
  device_location: z.string().nullable(),
  /** Title of the shared till it is; null for a device of one person. */
  shared_till: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  isMyDevice: z.boolean(),
});
export type Device = z.output<typeof device>;

export const listDevices = route({
  method: "GET",
  path: "/auth/devices",
  summary: "The devices this person is signed in on.",
  access: "signed-in",
  response: z.object({ devices: z.array(device) }),
  openWhenInactive: true,
});

export const removeDevice = route({
  method: "POST",
  path: "/auth/remove-device",
  summary: "Signs another device of this person out at once.",
  access: "signed-in",
  body: z.object({ device_id: idOf("Session") }),
  response: messageReply,
  errors: ["not_found", "own_device"],
  openWhenInactive: true,
});

export const setConfirmSends = route({
  method: "POST",
  path: "/auth/confirm-sends",
  summary: "How many more orders the person wants to confirm before they are sent: 0 none, null each.",
  access: "signed-in",
  body: z.object({ confirm_sends: confirmSends }),
  response: messageReply,
});
