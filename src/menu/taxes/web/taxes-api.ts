import { queryOptions } from "@tanstack/react-query";
import { taxesKey } from "#core/service-charge/web/public.ts";
import { call } from "#platform/web/api.ts";
import { listTaxes } from "../contract/taxes.ts";

export const taxesQuery = queryOptions({
  queryKey: [...taxesKey, "list"],
  queryFn: ({ signal }) => call(listTaxes, { signal }),
});
