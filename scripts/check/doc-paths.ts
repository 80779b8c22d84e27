const MENTION = /(?<![\w/@.-])(?:src|docs|db|scripts|e2e|bench)\/[\w.{},*<>…/-]+/g;

/** Placeholders of a name in an example: `<code>`, `…`, `*`, `NNNN` in a number. */
const PLACE_TO_FILL_IN = /[<*…]|NN/;

/** The paths of this repository that a page names, up to the first part that is no name but a pattern. */
export function mentionedPaths(page: string): string[] {
  return [...page.matchAll(MENTION)]
    .flatMap(([mention]) => spelledOut(mention))
    .map((mention) => beforePattern(mention).replace(/[.,…}]+$/, ""));
}

/** The files of code that a page calls by their name alone, or by the end of their path: `money.ts`, `server/money.ts`. */
export function namedFiles(page: string): string[] {
  return [...page.matchAll(/`(\w[\w@$./-]*\.(?:tsx?|mjs|sql))`/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !PLACE_TO_FILL_IN.test(name));
}

/** The pages and files that a page links to, relative to it. */
export function linkTargets(page: string): string[] {
  return [...page.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, target]) => target ?? []);
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function spelledOut(mention: string): string[] {
  const braces = /^(.*?)\{([^}]*)\}(.*)$/.exec(mention);
  if (!braces) return [mention];
  const [, before = "", names = "", after = ""] = braces;
  return names.split(",").flatMap((name) => spelledOut(`${before}${name}${after}`));
}

function beforePattern(mention: string): string {
  const parts = mention.split("/");
  const at = parts.findIndex((part) => PLACE_TO_FILL_IN.test(part));
  return at === -1 ? mention : `${parts.slice(0, at).join("/")}/`;
}
