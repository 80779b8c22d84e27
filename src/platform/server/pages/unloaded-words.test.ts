import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { directionOf, languages } from "../../domain/text/languages.ts";
import { sayIn } from "../i18n/say.ts";
import { unloadedIn } from "./unloaded-words.ts";

const page = readFileSync(path.resolve(import.meta.dirname, "../../../app/web/index.html"), "utf8");

test.each(languages)(
  "a page without scripts is read in %s, in its direction and nothing else",
  (language) => {
    const shown = unloadedIn(page, language);
    const read = `lang="${language}" dir="${directionOf(language)}"`;
    expect(shown).toContain(`<html ${read}>`);
    expect(shown).toContain(
      `<p id="unloaded" ${read}>${sayIn(language)("platform.unloaded.text")} <a href="">`,
    );
    expect(shown.match(/ lang="\w+"/g)).toEqual([` lang="${language}"`, ` lang="${language}"`]);
  },
);
