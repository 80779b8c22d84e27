import { expect, test } from "vitest";
import { realmOfRequest, supportVisitOfRequest } from "../cookies.ts";
import { readAddress, routedAddress } from "./asked-address.ts";

test.each([
  ["/", "/"],
  ["/api/v1/%73uperadmin/signin?a=%2F", "/api/v1/superadmin/signin?a=%2F"],
  ["/api/v1/users/ana%40b.test", "/api/v1/users/ana@b.test"],
  ["/api/v1/users/a+b@b.test", "/api/v1/users/a+b@b.test"],
  ["/api/v1/users/jos%c3%a9%20p", "/api/v1/users/jos%C3%A9%20p"],
  ["/m/100%25", "/m/100%25"],
  ["/m/a%3Fb%23c", "/m/a%3Fb%23c"],
  ["/m/code/", "/m/code/"],
  ["/...", "/..."],
])("%s is read as %s, and so again", (asked, read) => {
  expect(readAddress(asked)).toBe(read);
  expect(readAddress(read)).toBe(read);
});

test.each([
  "",
  "*",
  "api/v1",
  "http://b.example/api/v1",
  "//superadmin",
  "/api//v1",
  "/api/v1//",
  "/api/./v1",
  "/api/v1/../superadmin",
  "/api/%2e%2E/v1",
  "/api/.%2e/v1",
  "/a%2Fb",
  "/a%5cb",
  "/a\\b",
  "/a;b",
  "/a%3bb",
  "/%2573uperadmin",
  "/a%00",
  "/a%0d%0a",
  "/%c0%ae",
  "/Mesa%E0%A4",
  "/a%",
  "/a%zz",
  "/a#b",
  "/ñ",
])("%j is an address that nobody reads", (asked) => {
  expect(readAddress(asked)).toBeUndefined();
});

test("realm and support visit are those of the address that the router uses", () => {
  const realm = (originalUrl: string) => realmOfRequest({ originalUrl });
  expect(realm("/api/v1/%73uperadmin/signin")).toBe("console");
  expect(realm("/%61pi/v1/superadmin/signin")).toBe("console");
  expect(realm("/api/v1/%6cook-in/7/orders")).toBe("look-in");
  expect(supportVisitOfRequest({ originalUrl: "/api/v1/%6cook-in/%37/orders" })).toBe(7);
});

test("a guest's address that nobody reads names nothing; every other one is refused", () => {
  expect(routedAddress("/m/%c0?table=x")).toBe("/m/-/-?table=x");
  expect(routedAddress("/m/../api/v1/superadmin")).toBe("/m/-/-");
  expect(routedAddress(`/d/${"a".repeat(400)}`)).toBe("/d/-/-");
  expect(readAddress(routedAddress("/api/v1//orders"))).toBeUndefined();
});
