import { queryOptions } from "@tanstack/react-query";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorState,
} from "../../../contract/person/second-factor.ts";
import { type CallInput, call } from "../../platform/api.ts";

/** Whether the signed-in person has a second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => call(secondFactorState, { signal }),
});

export const begin = (input: CallInput<typeof beginSecondFactor>) => call(beginSecondFactor, input);
export const confirm = (input: CallInput<typeof confirmSecondFactor>) => call(confirmSecondFactor, input);
export const remove = (input: CallInput<typeof removeSecondFactor>) => call(removeSecondFactor, input);
