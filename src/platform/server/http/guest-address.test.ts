import { expect, test } from "vitest";
import { guestAddress } from "./guest-address.ts";

test.each([
  ["https://pos.example.com", "https://pos.example.com/m/code"],
  ["http://192.168.1.20:3000", "http://192.168.1.20:3000/m/code"],
  ["http://localhost:3000", "/m/code"],
  ["http://127.0.0.1:3000", "/m/code"],
  ["http://[::1]:3000", "/m/code"],
])("a server reached at %s prints %s", (publicUrl, address) => {
  expect(guestAddress(publicUrl, "/m/code")).toBe(address);
});
