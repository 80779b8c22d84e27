import { describe, expect, test } from "vitest";
import { toId } from "../ids.ts";
import { forbiddenGain, type KnownActor, mayGive, personActions, refusePerson } from "./decide-person.ts";
import { type Permission, permissions } from "./permissions.ts";

const person = (id: number, role: KnownActor["role"], ...scope: Permission[]): KnownActor => ({
  userId: toId<"User">(id),
  role,
  scope,
});
const owner = person(1, "admin");
const assistant = person(2, "staff", "SETTINGS", "POS");
const waiter = person(3, "staff", "POS");
const manager = person(4, "staff", "POS", "OPERATIONS_MANAGER");

test("nobody touches an admin, an admin neither", () => {
  for (const act of personActions)
    for (const actor of [owner, assistant])
      expect(refusePerson(actor, person(9, "admin"), act)).toBe("user_is_admin");
});

test("an admin does everything to everybody else", () => {
  for (const act of personActions)
    for (const other of [assistant, waiter, manager]) expect(refusePerson(owner, other, act)).toBeNull();
});

test("the permission of settings reaches whoever holds no more, and nobody above", () => {
  for (const act of personActions) {
    expect(refusePerson(assistant, waiter, act)).toBeNull();
    expect(refusePerson(assistant, manager, act)).toBe("user_outranks");
  }
});

test("the own data may be changed; nobody disables, deletes or resets themself", () => {
  expect(refusePerson(assistant, assistant, "change")).toBeNull();
  for (const act of ["disable", "resetPassword", "delete"] as const)
    expect(refusePerson(assistant, assistant, act)).toBe("own_user");
});

describe("what may be given", () => {
  test("no sequence of changes by one person gives a permission that they lack", () => {
    for (const gained of permissions) {
      const refused = forbiddenGain(assistant, ["POS"], ["POS", gained]);
      expect(refused).toBe(assistant.scope.includes(gained) ? null : gained);
      expect(mayGive(owner, gained)).toBe(true);
    }
  });

  test("what a person has already may stay", () => {
    expect(forbiddenGain(assistant, ["REPORTS"], ["REPORTS", "POS"])).toBeNull();
  });
});
