import { lazy, Suspense } from "react";
import { LanguageSwitch } from "#ui/frame/language-switch.tsx";
import { digitsOf, languageName, languages } from "../../domain/text/languages.ts";
import { useLanguageChoice } from "../session/pick-language.ts";
import { useT } from "../use-t.ts";

/** Most languages have none to choose, and their readers wait for less. */
const DigitsChoice = lazy(() =>
  import("./digits-choice.tsx").then((module) => ({ default: module.DigitsChoice })),
);

/** The language as a small list, and its digits where there is a choice, for screens that people meet before their menu. */
export function LanguagePicker() {
  const t = useT();
  const choice = useLanguageChoice();
  const change = (code: string) => {
    const language = languages.find((known) => known === code);
    if (language) void choice.pick(language);
  };
  return (
    <>
      <LanguageSwitch
        label={t("screens.language")}
        languages={languages.map((code) => ({ code, name: languageName(code) }))}
        value={choice.language}
        onChange={change}
      />
      {digitsOf(choice.language) === undefined ? null : (
        <Suspense>
          <DigitsChoice />
        </Suspense>
      )}
    </>
  );
}
