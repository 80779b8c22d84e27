import { queryOptions } from "@tanstack/react-query";
import { addTax, deleteTax, listTaxes, updateTax } from "../../../contract/setup/taxes.ts";
import { type CallInput, call } from "../../platform/api.ts";
import { taxesKey } from "./service-charge-api.ts";

/** The taxes that items can carry. */
export const taxesQuery = queryOptions({
  queryKey: [...taxesKey, "list"],
  queryFn: ({ signal }) => call(listTaxes, { signal }),
});

/** Saves a tax, new or known. */
export const saveTax = (input: CallInput<typeof updateTax>) => call(updateTax, input);
export const createTax = (input: CallInput<typeof addTax>) => call(addTax, input);
export const removeTax = (input: CallInput<typeof deleteTax>) => call(deleteTax, input);
