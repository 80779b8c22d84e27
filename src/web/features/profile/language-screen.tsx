import { languageNames, languages } from "../../../messages/languages.ts";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { pickLanguage } from "../../platform/pick-language.ts";
import { useLanguage, useT } from "../../platform/use-t.ts";
import classes from "./account.module.css";

/** Chooses the language; it changes at once. */
export function LanguageScreen() {
  const t = useT();
  const current = useLanguage();
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.language")} />
      <p className={classes.subtitle}>{t("profile.language.subtitle")}</p>
      <fieldset className={classes.choices}>
        <legend className="visually-hidden">{t("profile.language.choose")}</legend>
        {languages.map((code) => (
          <label key={code} className={classes.choice}>
            <input
              type="radio"
              name="language"
              value={code}
              checked={code === current}
              onChange={() => void pickLanguage(code)}
            />
            <span lang={code}>{languageNames[code]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
