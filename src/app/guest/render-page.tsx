import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { directionOf } from "#platform/domain/text/menu-language.ts";
import type { PageData } from "#service/guest-menu/guest/page-data.ts";
import { codeWords } from "../words/guests/code-words.ts";
import { guestWords } from "../words/guests/guest-words.ts";
import { CodePage, type CodePageData } from "./code-page.tsx";
import { GuestPage } from "./guest-page.tsx";

/** Files that the build made for the page, by their addresses. */
export interface PageFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

export type PageToRender = Omit<PageData, "words"> & {
  readonly files: PageFiles;
  /** Whole, as people reach it: shared links show name and picture by it. */
  readonly address: string;
  /** Where pictures begin: the origin that `address` is of. */
  readonly origin: string;
};

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The whole page as HTML, readable before any script has come. */
export function renderPage({ files, address, origin, ...rest }: PageToRender): string {
  const page: PageData = { ...rest, words: guestWords[rest.language] };
  const { language, menu, words } = page;
  const store = typeof menu === "string" ? null : menu.storeSettings;
  const title = store === null ? words.menu : `${store.store_name} · ${words.menu}`;
  const image = store?.store_image ? `${origin}/api/v1${store.store_image}` : null;
  // In a script element a "<" could end it; JSON takes it written out.
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
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
${files.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("\n")}
<script type="module" src="${files.script}"></script>
</head>
<body>
<div id="page">${renderToString(<GuestPage page={page} />)}</div>
<script type="application/json" id="page-data">${data}</script>
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
<title>${escaped(codeWords[language].title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("\n")}
</head>
<body>
<div id="page">${renderToStaticMarkup(<CodePage {...page} />)}</div>
</body>
</html>
`;
}
