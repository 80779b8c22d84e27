import type { Device } from "../../../contract/auth.ts";
import type { Id } from "../../../domain/ids.ts";
import type { SessionRow } from "./device-queries.ts";

/** A session as its person sees it: a device. */
export function deviceView(row: SessionRow, mySession: Id<"Session">): Device {
  return {
    device_id: row.id,
    device_ip: row.device_ip,
    device_name: row.device_name,
    device_location: row.device_location,
    created_at: row.created_at,
    isMyDevice: row.id === mySession,
  };
}
