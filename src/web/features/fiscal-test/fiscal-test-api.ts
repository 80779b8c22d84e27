import { useMutation } from "@tanstack/react-query";
import { runFiscalTest } from "../../../contract/fiscal-preview.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { call } from "../../platform/api.ts";

export type FiscalTestResult = ResponseOf<typeof runFiscalTest>["data"];

/** Runs the test on an order, by its number, or on the built-in sale for null. */
export function useFiscalTest() {
  return useMutation({
    mutationFn: async (orderNo: number | null) =>
      (await call(runFiscalTest, { body: { order_no: orderNo } })).data,
  });
}
