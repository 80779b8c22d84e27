import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionUser } from "#core/auth/contract/auth.ts";
import {
  endWaiting,
  isWaitingForPerson,
  leaveWaiting,
  noteUnsaved,
  regainSession,
} from "./regain-session.ts";
import { clearUser, currentUser, noteSignOut, storeUser } from "./session.ts";

const storage = new Map<string, string>();
const ana = sessionUser.parse({
  user_id: 1,
  username: "a@example.com",
  name: "Ana",
  role: "staff",
  scope: "POS",
  designation: null,
  phone: null,
  photo: null,
  tenant_id: 1,
  store_name: "La Ceiba",
  currency: "USD",
  time_zone: "America/El_Salvador",
  language: "es",
  own_digits: false,
  store_language: "es",
  subscription_active: true,
  confirm_sends: 0,
  shared_till: null,
  department_code: null,
  municipality_code: null,
});
const beto = { ...ana, user_id: sessionUser.shape.user_id.parse(2), name: "Beto" };

let forget: () => void;
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  storeUser(ana);
  forget = noteUnsaved();
});
afterEach(() => {
  leaveWaiting();
  forget();
  vi.unstubAllGlobals();
});

test("a form that holds something typed stands until its person is back", async () => {
  const back = regainSession(currentUser());
  clearUser();
  expect(currentUser()).toMatchObject({ name: "Ana" });
  expect(regainSession(null)).toBe(back);
  storeUser(ana);
  expect(endWaiting()).toBe("same");
  expect(await back).toBe("same");
  expect(isWaitingForPerson()).toBe(false);
});

test("another person takes the tab over as themselves", async () => {
  const back = regainSession(currentUser());
  storeUser(beto);
  expect(endWaiting()).toBe("other");
  expect(await back).toBe("other");
  expect(currentUser()).toMatchObject({ name: "Beto" });
});

test("whoever leaves what they typed is signed in no more", async () => {
  const back = regainSession(currentUser());
  leaveWaiting();
  expect(await back).toBe("nobody");
  expect(currentUser()).toBeNull();
});

test.each([
  ["nothing is typed", () => forget()],
  ["the till is shared and has a screen of its own", () => void storage.set("shared_till", "Caja 1")],
  ["the person signed out", () => noteSignOut(true)],
])("nobody is waited for where %s", (_, happen) => {
  happen();
  expect(regainSession(currentUser())).toBeNull();
});
