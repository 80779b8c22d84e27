import { expect, test } from "vitest";
import { createSecretBox, SecretError } from "./secret-box.ts";

const [older, newer] = ["a1".repeat(32), "b2".repeat(32)];
const PASSWORD = "contraseña-de-Hacienda-1";

test("what is sealed opens with its key and for its purpose alone", () => {
  const box = createSecretBox([newer]);
  const sealed = box.seal(PASSWORD, "7:password");
  expect(box.open(sealed, "7:password")).toBe(PASSWORD);
  expect(sealed.includes(PASSWORD)).toBe(false);
  expect(box.seal(PASSWORD, "7:password").equals(sealed)).toBe(false);
  expect(() => box.open(sealed, "8:password")).toThrow(SecretError);
  expect(() => createSecretBox([older]).open(sealed, "7:password")).toThrow(SecretError);
});

test("a key is replaced: the old one opens as long as it is given", () => {
  const sealed = createSecretBox([older]).seal(PASSWORD, "7:password");
  const box = createSecretBox([newer, older]);
  expect(box.open(sealed, "7:password")).toBe(PASSWORD);
  expect([box.isNewest(sealed), box.isNewest(box.seal(PASSWORD, "7:password"))]).toEqual([false, true]);
});

test("a changed byte, a missing part and a key of another length are refused", () => {
  const box = createSecretBox([newer]);
  const sealed = box.seal(PASSWORD, "7:password");
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => box.open(changed, "7:password"), `byte ${at}`).toThrow(SecretError);
    expect(() => box.open(sealed.subarray(0, at), "7:password"), `cut at ${at}`).toThrow(SecretError);
  }
  expect(() => createSecretBox(["a1"])).toThrow(RangeError);
  expect(() => createSecretBox([])).toThrow(RangeError);
});
