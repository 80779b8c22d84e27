import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Device, listDevices, removeDevice } from "../../../contract/person/profile.ts";
import { call } from "../../platform/api.ts";

/** The devices this person is signed in on. */
export const devicesQuery = queryOptions({
  queryKey: ["devices"],
  queryFn: async ({ signal }) => (await call(listDevices, { signal })).devices,
});

/** Signs another device out. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (device: Device) => call(removeDevice, { body: { device_id: device.device_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
