import { expect, test, vi } from "vitest";
import type { CustomerView } from "./customer-view.ts";
import { openDisplayChannel, openTillChannel } from "./display-channel.ts";

const thanks: CustomerView = { kind: "thanks", tokenNo: 7 };

test("a display that opens later is told what is there; a till that closes leaves a welcome", async () => {
  const till = openTillChannel(1);
  till.show(thanks);
  const seen: CustomerView[] = [];
  const stop = openDisplayChannel(1, (view) => seen.push(view));
  await vi.waitFor(() => expect(seen).toEqual([thanks]));
  till.close();
  await vi.waitFor(() => expect(seen.at(-1)).toEqual({ kind: "welcome" }));
  stop();
});

test("the display of another restaurant hears nothing", async () => {
  const till = openTillChannel(2);
  const own: CustomerView[] = [];
  const other: CustomerView[] = [];
  const stops = [
    openDisplayChannel(2, (view) => own.push(view)),
    openDisplayChannel(3, (view) => other.push(view)),
  ];
  till.show(thanks);
  await vi.waitFor(() => expect(own).toContainEqual(thanks));
  expect(other).toEqual([]);
  for (const stop of stops) stop();
  till.close();
});
