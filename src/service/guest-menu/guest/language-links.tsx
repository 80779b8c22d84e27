import { menuLanguageNames, menuLanguages } from "#platform/domain/text/menu-language.ts";
import { pageLink, usePage, useWords } from "./page-context.ts";

/** The languages of the page, each in its own name: links, so that they work before any script has come. */
export function LanguageLinks() {
  const t = useWords();
  const page = usePage();
  return (
    <nav aria-label={t("language")}>
      <ul className="languages">
        {menuLanguages.map((each) => (
          <li key={each}>
            <a
              href={pageLink(page, { language: each })}
              lang={each}
              hrefLang={each}
              aria-current={each === page.language ? "true" : undefined}
            >
              {menuLanguageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
