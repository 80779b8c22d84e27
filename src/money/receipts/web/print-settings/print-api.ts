import { queryOptions } from "@tanstack/react-query";
import { readPrintSetting, setPrintSetting } from "#core/settings/contract/print-settings.ts";
import { type CallInput, call } from "#platform/web/api.ts";

/** Reads how receipts, tokens and tickets are printed. */
export const printQuery = queryOptions({
  queryKey: ["settings", "print"],
  queryFn: ({ signal }) => call(readPrintSetting, { signal }),
});

export const savePrint = (input: CallInput<typeof setPrintSetting>) => call(setPrintSetting, input);
