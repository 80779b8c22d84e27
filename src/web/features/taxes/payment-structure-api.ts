import { queryOptions } from "@tanstack/react-query";
import { paymentStructure } from "../../../contract/fiscal-preview.ts";
import { call } from "../../platform/api.ts";
import { taxesKey } from "./service-charge-api.ts";

/** What a payment consists of under the settings that are saved, and what tax documents lack. */
export const paymentStructureQuery = queryOptions({
  queryKey: [...taxesKey, "payment-structure"],
  queryFn: async ({ signal }) => (await call(paymentStructure, { signal })).data,
});
