import { createFileRoute } from "@tanstack/react-router";
import {
  TranslationsScreen,
  type TranslationsSearch,
} from "#menu/menu/web/translations/translations-screen.tsx";
import { isLanguage } from "#platform/domain/text/languages.ts";

export const Route = createFileRoute("/dashboard/settings/menu-items/translations")({
  validateSearch: ({ language, category }: Record<string, unknown>): TranslationsSearch => ({
    ...(typeof language === "string" && isLanguage(language) && { language }),
    ...(Number.isSafeInteger(category) && { category: Number(category) }),
  }),
  component: Screen,
});

function Screen() {
  return <TranslationsScreen {...Route.useSearch()} />;
}
