import { expect, test } from "vitest";
import { makeTotpSecret, nextCode, stepOfCode, totpUri } from "./totp.ts";

/** "12345678901234567890", the secret of the examples of RFC 6238, appendix B. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("the code of RFC 6238 at %i seconds is taken", (seconds, code) => {
  expect(nextCode(secret, { now: at(seconds), lastStep: 0 })).toBe(code);
  expect(stepOfCode(secret, code, { now: at(seconds), lastStep: 0 })).toBe(Math.floor(seconds / 30));
});

test("a code is taken a step early or late, not two; and not twice", () => {
  const code = "287082";
  for (const seconds of [15, 45, 89])
    expect(stepOfCode(secret, code, { now: at(seconds), lastStep: 0 })).toBe(1);
  expect(stepOfCode(secret, code, { now: at(90), lastStep: 0 })).toBeUndefined();
  expect(stepOfCode(secret, code, { now: at(59), lastStep: 1 })).toBeUndefined();
  expect(stepOfCode(secret, "287083", { now: at(59), lastStep: 0 })).toBeUndefined();
});

test("after a code was used the next one is another, taken at once", () => {
  const now = at(59);
  const code = nextCode(secret, { now, lastStep: 1 }) ?? "";
  expect(code).not.toBe("287082");
  expect(nextCode(secret, { now, lastStep: 2 })).toBeUndefined();
  expect(stepOfCode(secret, code, { now, lastStep: 1 })).toBe(2);
});

test("a secret has 160 bits, and its QR code names product and person", () => {
  const made = makeTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeTotpSecret()).not.toBe(made);
  expect(totpUri(made, "ana@x.example")).toContain(
    `otpauth://totp/Comanda:ana%40x.example?issuer=Comanda&secret=${made}`,
  );
});
