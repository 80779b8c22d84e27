import { expect, test } from "vitest";
import { decideRefresh, type PresentedToken, REFRESH_RACE_MS } from "./decide-refresh.ts";

const start = Date.UTC(2026, 10, 21, 18, 0, 0);
const at = (milliseconds: number) => new Date(start + milliseconds);
const minute = 60_000;

function aToken(changes: Partial<PresentedToken> = {}): PresentedToken {
  return {
    createdAt: at(0),
    expiresAt: at(60 * minute),
    spentAt: null,
    sessionExpiresAt: at(600 * minute),
    sessionEndedAt: null,
    isUserActive: true,
    otherLineAt: null,
    ...changes,
  };
}

test("a fresh token is traded for the next pair", () => {
  expect(decideRefresh(aToken(), at(minute))).toEqual({ ok: true, pair: "next" });
});

test("a token traded a moment ago gives a sibling pair", () => {
  const token = aToken({ spentAt: at(minute) });
  expect(decideRefresh(token, at(minute + REFRESH_RACE_MS - 1))).toEqual({ ok: true, pair: "sibling" });
  expect(decideRefresh(token, at(minute + REFRESH_RACE_MS))).toEqual({ ok: false, reason: "reused" });
});

test("expiry, the end of the session and a disabled person leave nothing to refresh", () => {
  const gone = { ok: false, reason: "gone" };
  expect(decideRefresh(aToken(), at(60 * minute))).toEqual(gone);
  expect(decideRefresh(aToken({ sessionExpiresAt: at(minute) }), at(minute))).toEqual(gone);
  expect(decideRefresh(aToken({ sessionEndedAt: at(0) }), at(minute))).toEqual(gone);
  expect(decideRefresh(aToken({ isUserActive: false }), at(minute))).toEqual(gone);
});

test("an ended session does not tell whether its token was traded before", () => {
  const token = aToken({ spentAt: at(0), sessionEndedAt: at(0) });
  expect(decideRefresh(token, at(10 * minute))).toEqual({ ok: false, reason: "gone" });
});

test("a line left behind that comes back later gives a thief away", () => {
  const justBefore = aToken({ otherLineAt: at(REFRESH_RACE_MS - 1) });
  expect(decideRefresh(justBefore, at(15 * minute))).toEqual({ ok: true, pair: "next" });
  const leftBehind = aToken({ otherLineAt: at(REFRESH_RACE_MS) });
  expect(decideRefresh(leftBehind, at(15 * minute))).toEqual({ ok: false, reason: "reused" });
});
