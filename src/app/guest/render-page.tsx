import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { accentWords } from "#core/settings/domain/guest-accent.ts";
import { directionOf, type Language, languageName, languages } from "#platform/domain/text/languages.ts";
import { SHORT_CODE_LENGTH } from "#service/floor/domain/short-code.ts";
import type { LinkPage as LinkPageData, PageFiles } from "#service/guest-menu/contract/link-page.ts";
import type { PageData } from "#service/guest-menu/guest/page-data.ts";
import { pageTitle } from "#service/guest-menu/guest/page-title.ts";
import { guestWordsOf } from "../words/guest-words.ts";
import { GuestPage } from "./guest-page.tsx";
import { LinkPage, linkTitle } from "./link-page.tsx";

export type PageToRender = Omit<PageData, "words"> & {
  /** Colour of the restaurant, where no menu says it. */
  readonly accent: string | null;
  readonly files: PageFiles;
  /** Whole address as people reach it: shared links show name and picture by it. */
  readonly address: string;
  /** Origin of the pictures: that of `address`. */
  readonly origin: string;
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Renders the whole page as HTML, readable before any script has loaded. */
export function renderPage({ files, address, origin, accent, ...rest }: PageToRender): string {
  const page: PageData = { ...rest, words: guestWordsOf(rest.language).guests };
  const { language, menu } = page;
  const store = typeof menu === "string" ? null : menu.storeSettings;
  const title = pageTitle(page, page.view);
  const image = store?.store_image ? `${origin}/api/v1${store.store_image}` : null;
  // In a script element a "<" could end it; JSON accepts it escaped.
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${accentStyle(store?.accent ?? accent)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f5f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#141312" media="(prefers-color-scheme: dark)">
<title>${escaped(title)}</title>
<meta property="og:title" content="${escaped(title)}">
<meta property="og:type" content="website">
<meta property="og:url" content="${escaped(address)}">
${store?.address ? `<meta property="og:description" content="${escaped(store.address)}">\n` : ""}${image === null ? "" : `<meta property="og:image" content="${escaped(image)}">\n`}<link rel="icon" href="/icon.svg" type="image/svg+xml">
${linksOf(files)}
</head>
<body>
<div id="page">${renderToString(<GuestPage page={page} />)}</div>
<script type="application/json" id="page-data">${data}</script>
</body>
</html>
`;
}

/** Returns the restaurant's colour for its pages, with its shades for words; nothing where it chose none. */
function accentStyle(accent: string | null): string {
  if (accent === null) return "";
  const { light, dark } = accentWords(accent);
  return ` style="--accent:${accent};--words-light:${light};--words-dark:${dark}"`;
}

/** Returns the links to the files of a page. */
const linksOf = ({ styles, imports, script }: PageFiles): string =>
  [
    ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...imports.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${script}"></script>`,
  ].join("\n");

/** A page behind a link that a guest was sent: HTML, and a small script for what moves on it. */
export function renderLinkPage({ files, ...page }: LinkPageData): string {
  const { language } = page;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(linkTitle(page))}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${linksOf(files)}
</head>
<body>
<div id="page">${renderToStaticMarkup(<LinkPage {...page} />)}</div>
</body>
</html>
`;
}

/** The page where a code is typed: HTML alone, without a script. */
export function renderCodePage({
  styles,
  ...page
}: CodePageData & { readonly styles: readonly string[] }): string {
  const { language } = page;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(guestWordsOf(language).codePage.title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("\n")}
</head>
<body>
<div id="page">${renderToStaticMarkup(<CodePage {...page} />)}</div>
</body>
</html>
`;
}

interface CodePageData {
  readonly language: Language;
  /** The language was chosen, so it is passed on to the menu. */
  readonly isChosen: boolean;
  readonly typed: string;
  readonly problem: "unknown" | "too_many" | null;
}

/** A field for the code that is printed on a table, for phones without a camera. */
function CodePage({ language, isChosen, typed, problem }: CodePageData) {
  const words = guestWordsOf(language).codePage;
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
          // Leaves room for spaces and dashes, which are ignored.
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
          {languages.map((each) => (
            <li key={each}>
              <a
                href={`/m?lang=${each}`}
                lang={each}
                hrefLang={each}
                aria-current={each === language ? "true" : undefined}
              >
                {languageName(each)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
