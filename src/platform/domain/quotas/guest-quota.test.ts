import fc from "fast-check";
import { expect, test } from "vitest";
import { decideQuota, requestBucket } from "./guest-quota.ts";

const quota = { perPhone: 3, strangersOfAddress: 6, strangers: 18 };
const uses = fc.record({ ofPhone: fc.nat(50), ofAddress: fc.nat(50), ofStrangers: fc.nat(50) });

test("whatever strangers use up, a known phone below its own limit passes", () => {
  fc.assert(
    fc.property(uses, (use) => {
      expect(decideQuota(true, use, quota).ok).toBe(use.ofPhone < quota.perPhone);
    }),
  );
});

test("a stranger passes only while its phone, its address and all strangers have room", () => {
  const none = { ofPhone: 0, ofAddress: 0, ofStrangers: 0 };
  const decide = (use: object) => decideQuota(false, { ...none, ...use }, quota);
  expect(decide({})).toEqual({ ok: true });
  expect(decide({ ofPhone: 3 })).toEqual({ ok: false, full: "phone" });
  expect(decide({ ofAddress: 6 })).toEqual({ ok: false, full: "address" });
  expect(decide({ ofAddress: 5, ofStrangers: 18 })).toEqual({ ok: false, full: "strangers" });
  expect(decide({ ofPhone: 2, ofAddress: 5, ofStrangers: 17 })).toEqual({ ok: true });
});

test("a request counts for its phone, and for the address only without one", () => {
  const address = "203.0.113.7";
  expect(requestBucket({ phone: "a", address })).toBe("phone a");
  expect(requestBucket({ phone: "b", address })).not.toBe(requestBucket({ phone: "a", address }));
  expect(requestBucket({ phone: undefined, address })).toBe("address 203.0.113.7");
});
