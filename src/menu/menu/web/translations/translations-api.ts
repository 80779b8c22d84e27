import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { readMenuTranslations } from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";

/** The menu in a language. */
export const translationsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...menuItemsKey, "translations", language],
    queryFn: ({ signal }) => call(readMenuTranslations, { query: { language }, signal }),
  });
