import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readMenuTranslations, saveMenuTranslations } from "../../../../contract/menu/menu-translations.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { CategoryId } from "../../../../domain/ids.ts";
import type { MenuLanguage } from "../../../../domain/menu/menu-language.ts";
import { type CallInput, call } from "../../../platform/api.ts";
import { menuItemsKey } from "../menu-api.ts";

export type ReadTranslations = ResponseOf<typeof readMenuTranslations>;
export type TranslatedPart = ReadTranslations["parts"][number];

export interface Chosen {
  readonly language: MenuLanguage;
  /** Null: items without one. */
  readonly category: CategoryId | null;
}

/** What a category of the menu is called in a language. */
export const translationsQuery = ({ language, category }: Chosen) =>
  queryOptions({
    queryKey: [...menuItemsKey, "translations", language, category],
    queryFn: ({ signal }) =>
      call(readMenuTranslations, {
        query: { language, ...(category !== null && { category }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Saves what parts are called. */
export const sendTranslations = (input: CallInput<typeof saveMenuTranslations>) =>
  call(saveMenuTranslations, input);
