import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast-ratio.ts";
import { TONES } from "./tone.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function tokens(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("}", start));
  return new Map([...body.matchAll(/--ui-([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? "", m[2] ?? ""]));
}

const light = tokens(":root");
const modes = [
  ["light", light],
  ["dark", tokens(':root[data-color-scheme="dark"]')],
] as const;

describe.each(modes)("in %s mode", (_mode, mode) => {
  const ratio = (one: string, other: string) => contrastRatio(mode.get(one) ?? "", mode.get(other) ?? "");

  test("every colour is designed anew, none is inherited", () => {
    expect([...mode.keys()]).toEqual([...light.keys()]);
  });

  test.each(["page", "surface", "sunken", "raised", "hover"])("text is readable on %s", (ground) => {
    expect(ratio("text", ground)).toBeGreaterThanOrEqual(7);
    expect(ratio("text-secondary", ground)).toBeGreaterThanOrEqual(6);
    expect(ratio("placeholder", ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("controls stand out from what they lie on", () => {
    for (const ground of ["page", "surface"])
      expect(ratio("control-border", ground)).toBeGreaterThanOrEqual(3);
    expect(ratio("accent", "surface")).toBeGreaterThanOrEqual(3);
    expect(ratio("on-accent", "accent")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-accent", "accent-hover")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("danger", "surface")).toBeGreaterThanOrEqual(3);
    expect(ratio("on-danger", "danger")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("on-danger", "danger-hover")).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...light.keys()].filter((name) => name.startsWith("mark-")))("%s stands out", (mark) => {
    for (const ground of ["surface", "page", "hover", "brand-soft"])
      expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(TONES)("state %s is readable soft, solid and as plain text", (tone) => {
    expect(ratio(`${tone}-text`, `${tone}-soft`)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ["surface", "page", "hover"]) {
      expect(ratio(`${tone}-text`, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(ratio(`${tone}-on`, `${tone}-solid`)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(`${tone}-solid`, "surface")).toBeGreaterThanOrEqual(3);
    expect(ratio(`${tone}-solid`, `${tone}-soft`)).toBeGreaterThanOrEqual(3);
  });
});
