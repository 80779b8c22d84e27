import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { linkTargets, mentionedPaths, namedFiles } from "./doc-paths.ts";

const code = ["src", "db", "e2e", "bench", "scripts"].flatMap(filesBelow);
const pages = [...filesBelow("docs"), ...code].filter((file) => file.endsWith(".md"));
const docs = ["README.md", "CONTRIBUTING.md", ...pages];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll("\\", "/"));
}

test("every file and folder that a page names exists", () => {
  const mentions = docs.flatMap((page) =>
    mentionedPaths(readFileSync(page, "utf8")).map((mentioned) => ({ page, mentioned })),
  );
  expect(mentions.length).toBeGreaterThan(100);
  const missing = mentions.filter(({ mentioned }) => !existsSync(mentioned));
  expect(missing.map(({ page, mentioned }) => `${page} names ${mentioned}`)).toEqual([]);
});

test("every file that a page calls by its name alone exists", () => {
  const names = docs.flatMap((page) =>
    namedFiles(readFileSync(page, "utf8")).map((named) => ({ page, named })),
  );
  expect(names.length).toBeGreaterThan(100);
  const isThere = (named: string) => existsSync(named) || code.some((file) => file.endsWith(`/${named}`));
  const missing = names.filter(({ named }) => !isThere(named));
  expect(missing.map(({ page, named }) => `${page} names ${named}`)).toEqual([]);
});

test("every link from one page to another leads somewhere", () => {
  const links = docs.flatMap((page) =>
    linkTargets(readFileSync(page, "utf8")).map((target) => ({ page, target })),
  );
  expect(links.length).toBeGreaterThan(20);
  const missing = links.filter(({ page, target }) => !existsSync(path.join(path.dirname(page), target)));
  expect(missing.map(({ page, target }) => `${page} links to ${target}`)).toEqual([]);
});

test("braces are spelled out, and patterns name the folder they are in", () => {
  const text =
    "`src/domain/{cash,tips}/x.ts`, src/web/app. `e2e/*.spec.ts` `src/messages/<code>/x.ts` `db/migrations/00NN_it.sql` postgres://it@db/comanda";
  expect(mentionedPaths(text)).toEqual([
    "src/domain/cash/x.ts",
    "src/domain/tips/x.ts",
    "src/web/app",
    "e2e/",
    "src/messages/",
    "db/migrations/",
  ]);
  expect(namedFiles("`a-b.test.ts` c.ts `d/e.sql` `.en.ts` `0NN_it.sql` `f.md`")).toEqual([
    "a-b.test.ts",
    "d/e.sql",
  ]);
  expect(linkTargets("[a](../b.md#c) [d](https://e) [f](#g)")).toEqual(["../b.md"]);
});
