import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listPlatformDevices, removePlatformDevice } from "#core/second-factor/contract/operator-security.ts";
import { call } from "#platform/web/api.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import { type Device, listDevices, removeDevice } from "../contract/profile.ts";

const isConsole = () => currentRealm() === "console";

/** The devices this person is signed in on, at this door. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) =>
    (await call(isConsole() ? listPlatformDevices : listDevices, { signal })).devices,
});

/** Signs another device out. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (device: Device) =>
      call(isConsole() ? removePlatformDevice : removeDevice, { body: { device_id: device.device_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
