import { expect, test } from "vitest";
import { databaseFault } from "./database-fault.ts";

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

test("a full disk, a lock and a uuid in use have words of their own; a statement that is wrong has none", () => {
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
