import { queryOptions } from "@tanstack/react-query";
import { taxesKey } from "#core/service-charge/web/public.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { addTax, deleteTax, listTaxes, updateTax } from "../contract/taxes.ts";

export const taxesQuery = queryOptions({
  queryKey: [...taxesKey, "list"],
  queryFn: ({ signal }) => call(listTaxes, { signal }),
});

export const saveTax = (input: CallInput<typeof updateTax>) => call(updateTax, input);
export const createTax = (input: CallInput<typeof addTax>) => call(addTax, input);
export const removeTax = (input: CallInput<typeof deleteTax>) => call(deleteTax, input);
