import { queryOptions } from "@tanstack/react-query";
import { demoSignIns, signIn } from "../../../contract/auth.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** Signs a person in. */
export const openSession = (input: CallInput<typeof signIn>) => call(signIn, input);

/** The demo's people, where there is a demo that still has its password. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: ({ signal }) => call(demoSignIns, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
