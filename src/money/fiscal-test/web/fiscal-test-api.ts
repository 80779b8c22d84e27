import { useMutation } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import { runFiscalTest } from "../contract/fiscal-preview.ts";

export type FiscalTestResult = ResponseOf<typeof runFiscalTest>["data"];

/** Runs the test on an order, by its number, or on the built-in sale for null. */
export function useFiscalTest() {
  return useMutation({
    mutationFn: async (orderNo: number | null) =>
      (await call(runFiscalTest, { body: { order_no: orderNo } })).data,
  });
}
