import type { Browser } from "@playwright/test";
import { aSmallRestaurant } from "../db/seeds/small-restaurant.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Visitor, visit } from "./support/browser.ts";
import { type Figure, kilobytes, times } from "./support/figure.ts";
import { signIn } from "./support/sign-in.ts";

const RIVAL_BYTES = 300_000;

interface Loaded {
  readonly file: string;
  readonly type: string;
  /** The body as it travelled, compressed. */
  readonly bytes: number;
}

/** What a browser with an empty cache really loads for the sign-in screen and for the till. */
export async function sizeFigure(world: BenchWorld): Promise<Figure> {
  const tenantId = (await aSmallRestaurant(world.database.db)).tenantId;
  const token = await signIn(world.database.db, tenantId, ["POS"]);
  const { url, browser } = await world.web();
  const address = "10.3.0.1";
  const login = await loadedBy(browser, { url, address }, "/login", "input[type=password]");
  const pos = await loadedBy(browser, { url, address, token }, "/dashboard/pos", "[data-index]");
  const screens = [
    { name: "/login", loaded: login },
    { name: "/dashboard/pos", loaded: pos },
  ];
  return {
    title: "What a browser with an empty cache loads",
    aim: "at most 200 kB of compressed JavaScript for the till (a rival: 300 kB)",
    columns: ["screen", "JavaScript", "files", "of the rival", "styles", "fonts", "all"],
    rows: screens.map(({ name, loaded }) => {
      const scripts = loaded.filter((file) => file.type === "Script");
      return [
        name,
        kilobytes(bytesOf(scripts)),
        String(scripts.length),
        times(bytesOf(scripts), RIVAL_BYTES),
        kilobytes(bytesOf(loaded.filter((file) => file.type === "Stylesheet"))),
        kilobytes(bytesOf(loaded.filter((file) => file.type === "Font"))),
        kilobytes(bytesOf(loaded)),
      ];
    }),
    notes: screens.map(({ name, loaded }) => `${name}: ${scriptsByName(loaded)}.`),
  };
}

function bytesOf(list: readonly Loaded[]): number {
  return list.reduce((total, { bytes }) => total + bytes, 0);
}

function scriptsByName(loaded: readonly Loaded[]): string {
  const scripts = loaded.filter((file) => file.type === "Script").toSorted((a, b) => b.bytes - a.bytes);
  const large = scripts.filter(({ bytes }) => bytes >= 2_000);
  const small = scripts.filter(({ bytes }) => bytes < 2_000);
  const named = large.map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`);
  return [
    ...named,
    ...(small.length > 0 ? [`${small.length} small ones ${kilobytes(bytesOf(small))}`] : []),
  ].join(", ");
}

/** Everything that travels until the screen stands and the network is quiet, by the browser's own count. */
async function loadedBy(browser: Browser, visitor: Visitor, path: string, ready: string): Promise<Loaded[]> {
  const context = await visit(browser, visitor);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    const responses = new Map<string, { file: string; type: string }>();
    const loaded: Loaded[] = [];
    devtools.on("Network.responseReceived", ({ requestId, response: { url }, type }) => {
      const file = new URL(url).pathname.split("/").at(-1) ?? "";
      responses.set(requestId, { file: file === "" ? "/" : file, type });
    });
    const received = new Map<string, number>();
    devtools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength);
    });
    devtools.on("Network.loadingFinished", ({ requestId }) => {
      const response = responses.get(requestId);
      if (response) loaded.push({ ...response, bytes: received.get(requestId) ?? 0 });
    });
    await page.goto(visitor.url + path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState("networkidle");
    return loaded;
  } finally {
    await context.close();
  }
}
