import { expect, test } from "vitest";
import { isOpenToOthers } from "./is-open-to-others.ts";

const alone = { host: "127.0.0.1", publicUrl: undefined };

test.each([
  ["by this machine's own addresses only", {}, false],
  ["by its own name", { host: "localhost", publicUrl: "http://localhost:3000" }, false],
  ["by the sixth protocol's own address", { host: "::1", publicUrl: "http://[::1]:3000" }, false],
  ["at every address", { host: "0.0.0.0" }, true],
  ["at every address of the sixth protocol", { host: "::" }, true],
  ["in the network of the restaurant", { host: "192.168.1.20" }, true],
  ["by a name", { publicUrl: "https://pos.example.com" }, true],
  ["by a name that only begins like this machine's", { publicUrl: "http://localhost.b.example" }, true],
])("reached %s", (_, changes, isOpen) => {
  expect(isOpenToOthers({ ...alone, ...changes })).toBe(isOpen);
});
