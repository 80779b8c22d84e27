import { queryOptions, useMutation } from "@tanstack/react-query";
import { taxesKey } from "#core/service-charge/web/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { paymentStructure, runFiscalTest } from "../contract/fiscal-preview.ts";

export type FiscalTestResult = ResponseOf<typeof runFiscalTest>["data"];

/** Runs the test on an order, by its number, or on the built-in sale (null). */
export function useFiscalTest() {
  return useMutation({
    mutationFn: async (orderNo: number | null) =>
      (await call(runFiscalTest, { body: { order_no: orderNo } })).data,
  });
}

/** Reads the fields of a payment under the saved settings, and what tax documents lack. */
export const paymentStructureQuery = queryOptions({
  queryKey: [...taxesKey, "payment-structure"],
  queryFn: async ({ signal }) => (await call(paymentStructure, { signal })).data,
});
