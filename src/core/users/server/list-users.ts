import type { ResponseOf } from "#platform/contract/define.ts";
import { formatScope, isPermission } from "#platform/domain/access/permissions.ts";
import { liveDevices, SESSION_KEPT_DAYS } from "#platform/server/auth/live-devices.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { listUsers as contract } from "../contract/users.ts";
import { editedFields } from "./managed-user.ts";
import { allUsers } from "./user-queries.ts";

const DAY_MS = 86_400_000;

/** The people of the restaurant with the devices they are signed in on. */
export function listUsers(ctx: StaffContext): Promise<ResponseOf<typeof contract>> {
  return ctx.inTenant(async (tx) => {
    const users = await allUsers(tx);
    const devices = await liveDevices(tx, null, ctx);
    const monthAgo = new Date(ctx.now.getTime() - SESSION_KEPT_DAYS * DAY_MS);
    return {
      users: users.map(({ scopes, pin_set_at, created_at: addedAt, ...user }) => {
        const scope = scopes.filter(isPermission);
        return {
          ...user,
          scope: formatScope(scope),
          has_signed_in: user.last_seen_at !== null || addedAt < monthAgo,
          has_pin: pin_set_at !== null,
          version: versionOf(editedFields({ ...user, scope })),
          devices: devices
            .filter(({ user_id }) => user_id === user.id)
            .map(({ id, name, device_ip, shared_till, created_at, last_seen_at }) => {
              const isMyDevice = id === ctx.sessionId;
              return {
                device_id: id,
                device_name: name,
                device_ip,
                shared_till,
                created_at,
                last_seen_at,
                isMyDevice,
              };
            }),
        };
      }),
    };
  });
}
