import { expect, test } from "vitest";
import { databaseFault, OutageLog } from "./on-error.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

test.each([
  ["stopped by the operator", coded("57P01")],
  ["starting", coded("57P03")],
  ["crashed", coded("57P02")],
  ["out of connections", coded("53300")],
  ["a connection that failed", coded("08006")],
  ["read only after a switch", coded("25006")],
  ["a deadlock at every try", coded("40P01")],
  ["refused", coded("ECONNREFUSED")],
  ["cut while writing", coded("EPIPE")],
  ["its socket gone", coded("ENOENT", { syscall: "connect" })],
  ["ended in the middle", new Error("Connection terminated unexpectedly")],
  ["ended by us", new Error("Connection terminated")],
  ["a broken client", new Error("Client has encountered a connection error and is not queryable")],
  ["a closed client", new Error("Client was closed and is not queryable")],
  ["too slow to connect", new Error("timeout exceeded when trying to connect")],
  ["too slow to greet", new Error("timeout expired")],
  ["too slow to answer", new Error("Query read timeout")],
])("a database that is away is no fault of ours: %s", (_, error) => {
  expect(databaseFault(error)).toBe("service_unavailable");
});

test("a full disk, a lock and a uuid in use have words of their own", () => {
  expect([coded("53100"), coded("ENOSPC")].map(databaseFault)).toEqual(["storage_full", "storage_full"]);
  expect(databaseFault(coded("55P03"))).toBe("still_running");
  expect(databaseFault(coded("23505", { constraint: "payments_tenant_id_client_uuid_key" }))).toBe(
    "uuid_taken",
  );
  const ours = [
    coded("23505", { constraint: "customers_phone" }),
    coded("42601"),
    coded("22021"),
    coded("ENOENT"),
  ];
  expect(ours.map(databaseFault)).toEqual(ours.map(() => undefined));
});

test("an outage is one line, then one a minute with how often it was met", () => {
  const outages = new OutageLog();
  const lines: unknown[] = [];
  const log = { error: (details: unknown, words: unknown) => void lines.push([details, words]) };
  const full = Object.assign(new Error("No space left on device"), { code: "53100" });
  for (let second = 0; second < 90; second += 1)
    outages.met("storage_full", full, log as never, second * 1000);
  expect(lines).toMatchObject(
    [
      [{ code: "storage_full", reason: "53100", since_last_line: 0 }, /disk of the database is full/],
      [{ code: "storage_full", since_last_line: 59 }, /full/],
    ].map(([details]) => [details, expect.stringContaining("disk of the database is full")]),
  );
  outages.met("service_unavailable", new Error("Connection terminated"), log as never, 90_000);
  expect(lines).toHaveLength(3);
  expect([outages.isFull(90_000), outages.isFull(95_000)]).toEqual([true, false]);
});
