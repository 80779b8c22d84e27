import { queryOptions } from "@tanstack/react-query";
import { subscriptionDetails } from "../../../contract/person/profile.ts";
import { call } from "../../platform/api.ts";

/** The restaurant's subscription; only its admins may ask. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: ({ signal }) => call(subscriptionDetails, { signal }),
});
