import { expect, test } from "vitest";
import { isPublicAddress, mayBeCalled } from "./public-address.ts";

test("addresses of the own machine and the house are no public ones", () => {
  for (const address of [
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.20",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "not an address",
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ["8.8.8.8", "172.32.0.1", "190.87.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
    expect(isPublicAddress(address), address).toBe(true);
});

const strict = { isInnerAllowed: false };

test("only https to a name or number of the outside world may be registered", () => {
  for (const url of [
    "http://hooks.example.com/a",
    "ftp://hooks.example.com/a",
    "https://localhost/a",
    "https://localhost./a",
    "https://caja.local/a",
    "https://metadata.google.internal/",
    "https://impresora/a",
    "https://127.0.0.1/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://0177.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://169.254.169.254/latest/meta-data",
    "https://user:secret@hooks.example.com/a",
    "javascript:alert(1)",
    "//hooks.example.com",
    "",
  ])
    expect(mayBeCalled(url, strict), url).toBe(false);
  for (const url of [
    "https://hooks.example.com/a?b=c",
    "https://8.8.8.8:8443/a",
    "https://[2606:4700::1111]/",
  ])
    expect(mayBeCalled(url, strict), url).toBe(true);
});

test("where development allows it, the own machine may be called, by http too", () => {
  const open = { isInnerAllowed: true };
  expect(mayBeCalled("http://127.0.0.1:9000/a", open)).toBe(true);
  expect(mayBeCalled("file:///etc/passwd", open)).toBe(false);
  expect(mayBeCalled("http://user:secret@127.0.0.1/", open)).toBe(false);
});
