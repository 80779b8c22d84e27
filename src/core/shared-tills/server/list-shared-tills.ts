import type { ResponseOf } from "#platform/contract/define.ts";
import { deviceName } from "#platform/server/auth/device-name.ts";
import { sharedTillOf } from "#platform/server/auth/shared-till-cookie.ts";
import type { StaffRequest } from "#platform/server/http/context.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { listSharedTills as contract } from "../contract/shared-tills.ts";
import { allSharedTills } from "./shared-till-queries.ts";

/** The browsers on which people change by PIN, the asking one among them. */
export function listSharedTills(ctx: StaffRequest): Promise<ResponseOf<typeof contract>> {
  return ctx.inTenant(async (tx) => {
    const mine = await sharedTillOf(tx, ctx.request);
    const tills = await allSharedTills(tx);
    return {
      tills: tills.map(({ browser, system, title, lock_after_sending, lock_after_seconds, ...till }) => {
        const rules = { title, lock_after_sending, lock_after_seconds };
        return {
          ...till,
          ...rules,
          device_name: deviceName({ browser, system }, ctx.say),
          isMyDevice: till.id === mine,
          version: versionOf(rules),
        };
      }),
    };
  });
}
