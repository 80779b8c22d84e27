import { createFileRoute } from "@tanstack/react-router";
import { isMenuLanguage } from "../../../domain/menu/menu-language.ts";
import {
  TranslationsScreen,
  type TranslationsSearch,
} from "../../features/menu/translations/translations-screen.tsx";

export const Route = createFileRoute("/dashboard/settings/menu-items/translations")({
  validateSearch: ({ language, category }: Record<string, unknown>): TranslationsSearch => ({
    ...(typeof language === "string" && isMenuLanguage(language) && { language }),
    ...(Number.isSafeInteger(category) && { category: Number(category) }),
  }),
  component: Screen,
});

function Screen() {
  return <TranslationsScreen {...Route.useSearch()} />;
}
