import type { Say } from "../i18n/say.ts";

/** Browsers and systems by the mark in their User-Agent. The first that fits counts: many name others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\b(?:OPR|OPX|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPad"],
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** Browser and system of a device; null where its User-Agent says nothing we know. Never the browser's own text. */
export interface DeviceKind {
  readonly browser: string | null;
  readonly system: string | null;
}

function firstThatFits(agent: string, table: readonly (readonly [RegExp, string])[]): string | null {
  return table.find(([mark]) => mark.test(agent))?.[1] ?? null;
}

/** Browser and system behind a User-Agent header: names for people to recognise their own devices by. */
export function deviceKind(userAgent: string | undefined): DeviceKind {
  const agent = (userAgent ?? "").slice(0, 500);
  return { browser: firstThatFits(agent, browsers), system: firstThatFits(agent, systems) };
}

/** Returns the name of a device for people: "Chrome en Windows". */
export function deviceName({ browser, system }: DeviceKind, say: Say): string {
  if (browser !== null && system !== null) return say("auth.device.browser_on_system", { browser, system });
  return browser ?? system ?? say("auth.device.unknown");
}
