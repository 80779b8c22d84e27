import { type MenuLanguage, menuLanguageNames, menuLanguages } from "#platform/domain/text/menu-language.ts";
import { SHORT_CODE_LENGTH } from "#service/floor/domain/short-code.ts";
import { codeWords } from "../words/guests/code-words.ts";

export interface CodePageData {
  readonly language: MenuLanguage;
  /** The language was asked for: it goes along to the menu. */
  readonly isChosen: boolean;
  readonly typed: string;
  readonly problem: "unknown" | "too_many" | null;
}

/** One field for the code that is printed on a table, for phones without a camera. */
export function CodePage({ language, isChosen, typed, problem }: CodePageData) {
  const words = codeWords[language];
  return (
    <main className="no-menu">
      <h1>{words.title}</h1>
      <p id="hint">{words.hint}</p>
      <form className="code-form" method="get" action="/m">
        <label htmlFor="code">{words.label}</label>
        <input
          id="code"
          name="code"
          dir="ltr"
          required
          // Room for the spaces and strokes that are forgiven.
          maxLength={4 * SHORT_CODE_LENGTH}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem === "unknown" ? true : undefined}
          aria-describedby={problem === null ? "hint" : "problem hint"}
        />
        {problem !== null && (
          <p id="problem" role="alert">
            {words[problem]}
          </p>
        )}
        {isChosen && <input type="hidden" name="lang" value={language} />}
        <button type="submit" className="button">
          {words.submit}
        </button>
      </form>
      <nav aria-label={words.language}>
        <ul className="languages">
          {menuLanguages.map((each) => (
            <li key={each}>
              <a
                href={`/m?lang=${each}`}
                lang={each}
                hrefLang={each}
                aria-current={each === language ? "true" : undefined}
              >
                {menuLanguageNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
