import { queryOptions } from "@tanstack/react-query";
import { platformDashboard } from "../../../contract/platform-console.ts";
import { call } from "../../platform/api.ts";

/** The platform's restaurants at a glance. */
export const platformQuery = queryOptions({
  queryKey: ["platform"],
  queryFn: ({ signal }) => call(platformDashboard, { signal }),
});
