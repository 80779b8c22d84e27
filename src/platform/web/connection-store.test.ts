import { expect, test, vi } from "vitest";
import { connectionView, isConnected, noteServerMessage, setConnectionStatus } from "./connection-store.ts";

const at = 1_000_000;

test("a connection that has just spoken is online, with its age", () => {
  expect(connectionView({ status: "online", since: 0, lastHeardAt: at - 4_200 }, at)).toEqual({
    state: "online",
    ageSeconds: 4,
    isLost: false,
  });
});

test("silence of more than 15 s is told, with a banner", () => {
  const view = connectionView({ status: "online", since: 0, lastHeardAt: at - 15_001 }, at);
  expect(view).toMatchObject({ state: "late", isLost: true });
});

test("a lost server is told at once, the banner comes after 3 s", () => {
  const lost = { status: "offline", lastHeardAt: at - 1_000 } as const;
  expect(connectionView({ ...lost, since: at - 2_000 }, at)).toMatchObject({
    state: "offline",
    isLost: false,
  });
  expect(connectionView({ ...lost, since: at - 3_001 }, at)).toMatchObject({
    state: "offline",
    isLost: true,
  });
});

test("the first attempt says that it is one, for 3 s", () => {
  const first = { status: "connecting", lastHeardAt: at } as const;
  expect(connectionView({ ...first, since: at - 500 }, at)).toMatchObject({ state: "connecting" });
  expect(connectionView({ ...first, since: at - 4_000 }, at)).toMatchObject({
    state: "offline",
    isLost: true,
  });
});

test("the server is heard while the line stands and has spoken within 15 s", () => {
  vi.useFakeTimers();
  expect(isConnected()).toBe(false);
  setConnectionStatus("online");
  expect(isConnected()).toBe(true);
  vi.advanceTimersByTime(15_001);
  expect(isConnected()).toBe(false);
  noteServerMessage();
  expect(isConnected()).toBe(true);
  setConnectionStatus("offline");
  expect(isConnected()).toBe(false);
  vi.useRealTimers();
});
