import { useT } from "#platform/web/use-t.ts";
import { type Language, languageNames, languages } from "#platform/words/languages.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import classes from "./sign-up.module.css";

const options = languages.map((value) => ({ value, label: languageNames[value] }));

interface LanguageChoiceProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language of what the restaurant gives to guests and gets by mail. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useT();
  return (
    <div>
      <p className={classes.label} aria-hidden="true">
        {t("signUp.language")}
      </p>
      <SegmentedFilter
        label={t("signUp.language")}
        layout="fill"
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
