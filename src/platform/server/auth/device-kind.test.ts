import { expect, test } from "vitest";
import { deviceKind } from "./device-kind.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 OPR/120.0`, "Opera", "Windows"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-T220) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPad",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0 Safari/537.36`, "Chrome", "ChromeOS"],
])("%s", (agent, browser, system) => {
  expect(deviceKind(agent)).toEqual({ browser, system });
});

test("programs, nothing, and markup have no name: a header's own text is never shown", () => {
  const nobody = { browser: null, system: null };
  expect(deviceKind(undefined)).toEqual(nobody);
  expect(deviceKind("curl/8.14.1")).toEqual(nobody);
  expect(deviceKind("<script>alert(1)</script>\r\n\u001b[31m")).toEqual(nobody);
  expect(deviceKind("a".repeat(100_000))).toEqual(nobody);
});
