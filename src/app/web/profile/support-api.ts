import { queryOptions } from "@tanstack/react-query";
import { readSupport } from "#core/auth/contract/support.ts";
import { call } from "#platform/web/api.ts";

/** The support address; it changes with the server's configuration only. */
export const supportQuery = queryOptions({
  queryKey: ["support"],
  queryFn: ({ signal }) => call(readSupport, { signal }),
  staleTime: 3_600_000,
});
