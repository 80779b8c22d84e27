import { queryOptions } from "@tanstack/react-query";
import { taxesKey } from "#core/service-charge/web/public.ts";
import { call } from "#platform/web/api.ts";
import { paymentStructure } from "../contract/fiscal-preview.ts";

/** What a payment consists of under the settings that are saved, and what tax documents lack. */
export const paymentStructureQuery = queryOptions({
  queryKey: [...taxesKey, "payment-structure"],
  queryFn: async ({ signal }) => (await call(paymentStructure, { signal })).data,
});
