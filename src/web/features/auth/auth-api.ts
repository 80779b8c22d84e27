import { queryOptions } from "@tanstack/react-query";
import { demoSignIns, signIn } from "../../../contract/auth.ts";
import { platformSignIn } from "../../../contract/platform-console.ts";
import { type CallInput, call } from "../../platform/api.ts";
import { currentRealm } from "../../platform/session/realm.ts";

/** Signs a person in at this door. */
export const openSession = (input: CallInput<typeof signIn>) =>
  call(currentRealm() === "console" ? platformSignIn : signIn, input);

/** The demo's people, where there is a demo that still has its password. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: ({ signal }) => call(demoSignIns, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
