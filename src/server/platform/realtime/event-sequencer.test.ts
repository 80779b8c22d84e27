import { expect, test } from "vitest";
import type { RealtimeEvent } from "../../../contract/platform/events.ts";
import { EventSequencer } from "./event-sequencer.ts";

const event: RealtimeEvent = { type: "menu_changed" };

function listening(): { line: EventSequencer; heard: string[] } {
  const heard: string[] = [];
  return { line: new EventSequencer((tenantId, { seq }) => heard.push(`${tenantId}:${seq}`)), heard };
}

test("answers of the database that overtake each other are put back in order", () => {
  const { line, heard } = listening();
  line.add(1, 1, [event]);
  line.add(1, 4, [event]);
  expect(heard).toEqual(["1:1"]);
  line.add(1, 2, [event, event]);
  expect(heard).toEqual(["1:1", "1:2", "1:3", "1:4"]);
});

test("the first numbers a process sees of a tenant wait a moment for those they overtook", async () => {
  const { line, heard } = listening();
  line.add(2, 9, [event]);
  line.add(2, 8, [event]);
  expect(heard).toEqual([]);
  await expect.poll(() => heard).toEqual(["2:8", "2:9"]);
});

test("a number that another process gave out is not waited for long", async () => {
  const { line, heard } = listening();
  line.publishers = "several processes";
  line.add(1, 1, [event]);
  line.add(1, 5, [event]);
  line.add(1, 3, [event]);
  await expect.poll(() => heard).toEqual(["1:1", "1:3", "1:5"]);
  line.add(1, 6, [event]);
  expect(heard.at(-1)).toBe("1:6");
});
