import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { readMenuTranslations } from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";

export type ReadTranslations = ResponseOf<typeof readMenuTranslations>;
export type TranslatedPart = ReadTranslations["parts"][number];

export interface ChosenTexts {
  readonly language: Language;
  /** Null: items without one. */
  readonly category: CategoryId | null;
}

/** Translations of a category into a language. */
export const translationsQuery = ({ language, category }: ChosenTexts) =>
  queryOptions({
    queryKey: [...menuItemsKey, "translations", language, category],
    queryFn: ({ signal }) =>
      call(readMenuTranslations, {
        query: { language, ...(category !== null && { category }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
