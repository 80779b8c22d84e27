import { expect, test } from "vitest";
import { statesToMend } from "../domain/life/document-state.ts";
import { waitsForPerson } from "./waits-for-person.ts";

test("the condition in SQL names the states in which a person acts", () => {
  const [, states] = /^d\.state in \((.+?)\) and not d\.is_trial$/.exec(waitsForPerson("d")) ?? [];
  expect(states?.split(", ")).toEqual(statesToMend.map((state) => `'${state}'`));
});
