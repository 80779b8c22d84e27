import { createFileRoute } from "@tanstack/react-router";
import {
  TranslationsScreen,
  type TranslationsSearch,
} from "#menu/menu/web/translations/translations-screen.tsx";
import { isLanguage } from "#platform/domain/text/languages.ts";

export const Route = createFileRoute("/dashboard/settings/menu-items/translations")({
  validateSearch: ({ language, category, show, step }: Record<string, unknown>): TranslationsSearch => ({
    ...(typeof language === "string" && isLanguage(language) && { language }),
    ...(Number.isSafeInteger(category) && { category: Number(category) }),
    ...((show === "missing" || show === "check") && { show }),
    ...(step === "import" && { step }),
  }),
  component: Screen,
});

function Screen() {
  return <TranslationsScreen {...Route.useSearch()} />;
}
