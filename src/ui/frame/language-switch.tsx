import { IconChevronDown, IconLanguage } from "@tabler/icons-react";
import classes from "./language-switch.module.css";

export interface LanguageSwitchProps {
  /** "Idioma": name for screen readers. */
  label: string;
  /** Each language in its own words: { code: "es", name: "Español" }. */
  languages: readonly { code: string; name: string }[];
  value: string;
  onChange: (code: string) => void;
}

/** Chooses the language with the platform's own list, which every phone shows well. */
export function LanguageSwitch({ label, languages, value, onChange }: LanguageSwitchProps) {
  return (
    <span className={classes.switch}>
      <IconLanguage size={18} aria-hidden="true" />
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.name}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
