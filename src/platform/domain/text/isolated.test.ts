import { describe, expect, test } from "vitest";
import { asLine, isolated } from "./isolated.ts";
import { unturnedText } from "./visible-text.ts";

/** What stands in a text of these marks, as a person reads the code. */
const shown = (text: string) => text.replaceAll("\u2068", "⟨").replaceAll("\u2069", "⟩");

describe("inside a right-to-left sentence", () => {
  test.each([
    ["$12.40", "⟨$12.40⟩"],
    ["+503 7000-0000", "⟨+503 7000-0000⟩"],
    ["DTE-01-M001P001-000000000000012", "⟨DTE-01-M001P001-000000000000012⟩"],
    ["Pupusa (de queso)", "⟨Pupusa (de queso)⟩"],
    ["-5%", "⟨-5%⟩"],
    ["A-12", "⟨A-12⟩"],
    ["12/05", "⟨12/05⟩"],
    ["سارة", "⟨سارة⟩"],
    ["12", "12"],
    ["", ""],
    ["https://comanda.test/m/1", "https://comanda.test/m/1"],
  ])("%j reads %s", (value, expected) => {
    expect(shown(isolated(value, "ar"))).toBe(expected);
  });
});

test.each(["es", "en", "fr", "hi", "ja", "ko"] as const)(
  "inside a sentence in %s only what turns is isolated",
  (language) => {
    const values = ["$12.40", "Pupusa (de queso)", "매운 김치", "सारा", "سارة", "דנה 2"];
    expect(values.map((value) => shown(isolated(value, language)))).toEqual([
      "$12.40",
      "Pupusa (de queso)",
      "매운 김치",
      "सारा",
      "⟨سارة⟩",
      "⟨דנה 2⟩",
    ]);
  },
);

test("a name that turns the line round turns itself at most", () => {
  expect(shown(isolated("Ana \u202egnp.exe", "es"))).toBe("⟨Ana gnp.exe⟩");
});

test.each(["Caja\u2069 1", "Caja\u2067 1", "\u2069Caja 1\u2068"])(
  "a name that ends or opens what stands around it (%j) does neither",
  (name) => {
    expect(shown(isolated(name, "ar"))).toBe("⟨Caja 1⟩");
  },
);

test("values inside a value stay apart", () => {
  const inner = `${isolated("Mesa 1", "ar")} · ${isolated("4 أشخاص", "ar")}`;
  expect(shown(isolated(inner, "ar"))).toBe("⟨⟨Mesa 1⟩ · ⟨4 أشخاص⟩⟩");
});

test("a file has no marks, not even those of a name that was stored with some", () => {
  expect(unturnedText(isolated("Caja 1", "ar"))).toBe("Caja 1");
  expect(unturnedText("Ana \u202egnp.exe\u202c\u200e")).toBe("Ana gnp.exe");
});

test("a line with a value first is one of its language, a value alone its own", () => {
  const [label, days] = [isolated("الشراء لمدة", "ar"), isolated("7 أيام", "ar")];
  expect(asLine(`${label}: ${days}`, "ar")).toBe(`\u200f${label}: ${days}`);
  expect(asLine(label, "ar")).toBe(label);
  expect(asLine("القيمة: 4", "ar")).toBe("القيمة: 4");
  expect(asLine(`${isolated("مطعم", "es")}: 4`, "es")).toBe(`${isolated("مطعم", "es")}: 4`);
});
