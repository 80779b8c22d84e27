import { expect, test } from "vitest";
import type { RealtimeEvent } from "../../contract/events.ts";
import { EventSequencer } from "./event-sequencer.ts";

const event: RealtimeEvent = { type: "menu_changed" };

/** A line whose tenant 1 is listened to from number 1 on. */
function listening(): { line: EventSequencer; heard: string[] } {
  const heard: string[] = [];
  const line = new EventSequencer({
    deliver: (tenantId, _, seq) => heard.push(`${tenantId}:${seq}`),
    skipped: (tenantId) => heard.push(`${tenantId} missed`),
  });
  line.open(1);
  line.start(1, 0);
  return { line, heard };
}

test("answers of the database that overtake each other are put back in order", () => {
  const { line, heard } = listening();
  line.add(1, 1, [event]);
  line.add(1, 4, [event]);
  expect(heard).toEqual(["1:1"]);
  line.add(1, 2, [event, event]);
  expect(heard).toEqual(["1:1", "1:2", "1:3", "1:4"]);
});

test("what happens while the newest number is read waits for it", () => {
  const { line, heard } = listening();
  line.open(2);
  line.add(2, 9, [event]);
  line.add(2, 8, [event]);
  expect(heard).toEqual([]);
  line.start(2, 8);
  expect(heard).toEqual(["2:8", "2:9"]);
});

test("of a tenant nobody listens to nothing is kept", () => {
  const { line, heard } = listening();
  line.drop(1);
  line.add(1, 1, [event]);
  line.open(1);
  line.start(1, 1);
  expect([heard, line.tenants()]).toEqual([[], [1]]);
});

test("a number that was lost on its way from another process is not waited for long", async () => {
  const { line, heard } = listening();
  line.publishers = () => "apart";
  line.add(1, 1, [event]);
  line.add(1, 5, [event]);
  line.add(1, 3, [event]);
  await expect.poll(() => heard).toEqual(["1:1", "1 missed", "1:3", "1 missed", "1:5"]);
  line.add(1, 6, [event]);
  expect(heard.at(-1)).toBe("1:6");
});

test("a commit that nobody tells of is told as missed once a grace has passed", () => {
  const { line, heard } = listening();
  line.add(1, 1, [event]);
  line.look(1, 1, 0);
  line.look(1, 3, 10_000);
  line.look(1, 4, 10_499);
  expect(heard).toEqual(["1:1"]);
  line.look(1, 5, 10_500);
  expect(heard).toEqual(["1:1", "1 missed"]);
  // Number 4 was seen first at the look before, and has its own grace.
  line.add(1, 4, [event]);
  line.add(1, 5, [event]);
  line.look(1, 5, 20_000);
  expect(heard).toEqual(["1:1", "1 missed", "1:4", "1:5"]);
});

test("what waited behind a commit that nobody tells of is released with the word", () => {
  const { line, heard } = listening();
  line.look(1, 4, 0);
  line.add(1, 5, [event]);
  line.add(1, 3, [event]);
  line.look(1, 5, 500);
  expect(heard).toEqual(["1 missed", "1:3", "1:5"]);
  line.close();
});

test("a restaurant without a screen is followed from the first look on", () => {
  const { line, heard } = listening();
  line.open(2);
  line.look(2, 7, 0);
  line.look(2, 8, 700);
  line.look(2, 8, 1_400);
  expect(heard).toEqual(["2 missed"]);
});
