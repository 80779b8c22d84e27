import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { route } from "../../contract/define.ts";
import { messageReply } from "../../contract/wire.ts";
import { ErrorGroups } from "./error-groups.ts";

const server = await ownTestServer();
const now = new Date("2026-03-01T12:00:00Z");
const later = new Date("2026-03-01T12:05:00Z");

const kept = () =>
  server.db.directory<{ route: string; name: string; place: string; times: number; last_request_id: string }>(
    "select route, name, place, times, last_request_id from server_errors order by route",
    [],
  );

test("faults of one kind are one row with their number and the last request", async () => {
  const [one, two] = [new ErrorGroups(), new ErrorGroups()];
  const error = new Error("password of ana@correo.example");
  for (let time = 0; time < 5; time += 1) one.met({ route: "GET /a", error, requestId: `r${time}` }, now);
  two.met({ route: "GET /a", error, requestId: "r9" }, later);
  two.met({ route: "GET /b", error: new TypeError("x"), requestId: "q" }, later);
  await one.write(server.db, now);
  await two.write(server.db, later);
  await two.write(server.db, later);
  const rows = await kept();
  expect(
    rows.map(({ route: at, name, times, last_request_id }) => [at, name, times, last_request_id]),
  ).toEqual([
    ["GET /a", "Error", 6, "r9"],
    ["GET /b", "TypeError", 1, "q"],
  ]);
  expect(rows[0]?.place).toMatch(/^src\/platform\/server\/log\/error-groups\.test\.ts:\d+$/);
  expect(JSON.stringify(rows)).not.toContain("correo");
});

test("what is old is forgotten, and of many kinds no more than two hundred are held", async () => {
  const groups = new ErrorGroups();
  for (let kind = 0; kind < 300; kind += 1)
    groups.met(
      { route: `GET /k${kind}`, error: new Error("x"), requestId: "r" },
      new Date("2026-05-01T00:00:00Z"),
    );
  await groups.write(server.db, new Date("2026-05-01T00:00:00Z"));
  const rows = await kept();
  expect(rows).toHaveLength(200);
  expect(rows.some(({ route: at }) => at === "GET /a")).toBe(false);
});

test("what could not be written down is kept for the next time", async () => {
  const groups = new ErrorGroups();
  groups.met({ route: "GET /lost", error: new Error("x"), requestId: "r" }, now);
  const down = { ...server.db, directory: () => Promise.reject(new Error("no answer")) };
  await expect(groups.write(down, now)).rejects.toThrow("no answer");
  await groups.write(server.db, now);
  // Older than thirty days against the newest round, but not against this one.
  expect((await kept()).some(({ route: at }) => at === "GET /lost")).toBe(true);
});

test("a request that fails by a fault of ours is counted, one that is refused is not", async () => {
  const broken = route({
    method: "GET",
    path: "/broken",
    summary: "Fails.",
    access: "public",
    response: messageReply,
  });
  const app = await buildApp(server.deps, [(on) => on(broken, () => Promise.reject(new RangeError("x")))], {
    secure: false,
    trustProxy: false,
  });
  await app.inject({ url: "/api/v1/broken" });
  await app.inject({ url: "/api/v1/nowhere" });
  await app.close();
  const rows = (await kept()).filter(({ name }) => name === "RangeError");
  expect(rows).toMatchObject([{ route: "GET /api/v1/broken", times: 1 }]);
});
