import { languageName, languages } from "#platform/domain/text/languages.ts";
import { pageLink, usePage, useWords } from "./page-context.ts";

/** Links to the languages of the page, each in its own name; links work before any script has loaded. */
export function LanguageLinks() {
  const t = useWords();
  const page = usePage();
  return (
    <nav aria-label={t("language")}>
      <ul className="languages">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={pageLink(page, { language: each })}
              lang={each}
              hrefLang={each}
              aria-current={each === page.language ? "true" : undefined}
            >
              {languageName(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
