import { queryOptions } from "@tanstack/react-query";
import { readPrintSetting } from "#core/settings/contract/print-settings.ts";
import { call } from "#platform/web/api.ts";

/** Reads how receipts, tokens and tickets are printed. */
export const printQuery = queryOptions({
  queryKey: ["settings", "print"],
  queryFn: ({ signal }) => call(readPrintSetting, { signal }),
});
