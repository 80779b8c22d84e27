import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { readServiceCharge } from "../contract/service-charge.ts";

/** Everything of the screen of taxes and the service charge. */
export const taxesKey = ["settings", "taxes"] as const;

export const serviceChargeQuery = queryOptions({
  queryKey: [...taxesKey, "service-charge"],
  queryFn: ({ signal }) => call(readServiceCharge, { signal }),
});

/** Reloads everything on that screen. */
export function useReloadTaxSetup(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: taxesKey });
}
