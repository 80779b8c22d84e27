import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Transformer } from "@napi-rs/image";
import { type Browser, chromium, type Page } from "@playwright/test";
import { demoPassword, demoStaff, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { deviceSettings, type Mode, modes, type Size, sizes } from "../e2e/support/device.ts";
import { ensureBrowser } from "./check/browser.mjs";
import { type PicturedScreen, picturedScreens } from "./pictures/screens.ts";

/**
 * Pictures of the most used screens of a running demo, at every width and in both modes, and the page that shows them:
 * `npm start` in one window, `npm run pictures` in another.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    // "before" keeps how the screens were; each run of "now" replaces how they are.
    as: { type: "string", default: "now" },
    only: { type: "string" },
    language: { type: "string", default: "es" },
  },
});
const { url, as: state, only } = values;
const language = values.language === "en" ? "en" : "es";
const folder = path.join(root, "docs/images", state);

/** Widths that the pictures are kept with, in px: names of things can still be read. */
const keptWidths = { phone: 210, tablet: 420, desktop: 560 } as const satisfies Record<Size, number>;
/** Width of README's two pictures, in px. */
const README_WIDTH = 1200;
const QUALITY = 46;
/** Most that all pictures of the documentation weigh together, in bytes. */
const MAX_WEIGHT = 4_000_000;

const wanted = picturedScreens.filter(({ name }) => only === undefined || only.split(",").includes(name));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(root, process.execPath),
  args: ["--no-sandbox"],
});
try {
  for (const size of Object.keys(sizes) as Size[])
    for (const mode of modes) await picture(browser, size, mode);
} finally {
  await browser.close();
}
if (only === undefined) {
  await dropOthers();
  await writeFile(path.join(root, "docs/pictures.md"), await page());
}
await refuseWeight();

async function picture(on: Browser, size: Size, mode: Mode): Promise<void> {
  const pages = {
    admin: await deviceOf(on, size, mode, "/api/v1/auth/signin", { username: demoStaff.admin.username }),
    operator: await operatorDevice(on, size, mode),
    guest: await deviceOf(on, size, mode),
  };
  const menu = await menuOfTable(pages.admin);
  for (const screen of wanted) {
    const shown = pages[screen.as];
    await shown.goto(url + screen.at.replace(/^guest:/, menu));
    await stand(shown);
    await screen.prepare?.(shown);
    await stand(shown);
    await keep(screen, size, mode, await shown.screenshot());
  }
  for (const each of Object.values(pages)) await each.context().close();
}

/** The address that a table's printed code leads to. */
async function menuOfTable({ request }: Page): Promise<string> {
  const tables = await request.get(`${url}/api/v1/settings/store-tables`);
  const [table] = (await tables.json()) as { readonly menu_path: string }[];
  if (!table) throw new Error("The demo restaurant has no table");
  return table.menu_path;
}

/** A device, signed in when it is told the door; nobody's otherwise. */
async function deviceOf(on: Browser, size: Size, mode: Mode, door?: string, who?: object): Promise<Page> {
  const { extraHTTPHeaders: _, ...settings } = deviceSettings(url, { size, mode, language });
  const context = await on.newContext({ ...settings, timezoneId: "America/El_Salvador" });
  if (door) {
    const data = { password: demoPassword, ...who };
    const reply = await context.request.post(url + door, { data, headers: { origin: url } });
    if (!reply.ok()) throw new Error(`Nobody could sign in: ${reply.status()} ${await reply.text()}`);
  }
  return context.newPage();
}

/** The operator's, with the code that the sign-in page offers; a code signs in once, so the next is waited for. */
async function operatorDevice(on: Browser, size: Size, mode: Mode): Promise<Page> {
  for (;;) {
    const demo = (await (await fetch(`${url}/api/v1/superadmin/demo`)).json()) as Offer;
    const code = demo.people[0]?.code;
    const { username } = platformRoot;
    if (code) return deviceOf(on, size, mode, "/api/v1/superadmin/signin", { username, code });
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

interface Offer {
  readonly people: readonly { readonly code: string }[];
}

/** Everything has been loaded and nothing moves. */
async function stand(shown: Page): Promise<void> {
  await shown.waitForLoadState("networkidle").catch(() => undefined);
  await shown.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
  await shown.evaluate(() => document.fonts.ready);
  await shown.waitForTimeout(400);
}

async function keep({ name }: PicturedScreen, size: Size, mode: Mode, png: Buffer): Promise<void> {
  const write = async (to: string, width: number) =>
    writeFile(to, await new Transformer(png).resize(width).webp(QUALITY));
  await write(path.join(folder, fileName(name, size, mode)), keptWidths[size]);
  const isOfReadme = state === "now" && size === "desktop" && mode === "light";
  if (isOfReadme && (name === "pos-cart" || name === "kitchen"))
    await write(path.join(root, "docs/images", `${name}.webp`), README_WIDTH);
}

function fileName(name: string, size: Size, mode: Mode): string {
  return `${name}-${size}-${mode}.webp`;
}

/** Pictures of screens that are no longer on the list go. */
async function dropOthers(): Promise<void> {
  const named = new Set(
    picturedScreens.flatMap(({ name }) =>
      (Object.keys(sizes) as Size[]).flatMap((size) => modes.map((mode) => fileName(name, size, mode))),
    ),
  );
  for (const file of await readdir(folder)) if (!named.has(file)) await rm(path.join(folder, file));
}

/** The page of pictures: a screen's pictures of now, and those of before in a part that opens. */
async function page(): Promise<string> {
  const parts = await Promise.all(picturedScreens.map(partOf));
  return [
    "# The most used screens",
    "",
    "Made by `npm run pictures` from the demo restaurant: 390, 1024 and 1440 px wide, light and dark.",
    "",
    ...parts.flat(),
  ].join("\n");
}

async function partOf({ name, title }: PicturedScreen): Promise<string[]> {
  const row = (of: string) =>
    modes.flatMap((mode) =>
      (Object.keys(sizes) as Size[]).map(
        (size) =>
          `<img alt="${title}, ${of}, ${size}, ${mode}" src="images/${of}/${fileName(name, size, mode)}">`,
      ),
    );
  const hadBefore = await stat(
    path.join(root, "docs/images/before", fileName(name, "desktop", "light")),
  ).catch(() => undefined);
  return [
    `## ${title}`,
    "",
    ...row("now"),
    "",
    ...(hadBefore ? ["<details><summary>Before</summary>", "", ...row("before"), "", "</details>", ""] : []),
  ];
}

async function refuseWeight(): Promise<void> {
  const images = path.join(root, "docs/images");
  const files = await readdir(images, { recursive: true, withFileTypes: true });
  const weights = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  const weight = weights.reduce((sum, each) => sum + each, 0);
  console.log(`${wanted.length} screens; all pictures weigh ${Math.round(weight / 1000)} kB`);
  if (weight > MAX_WEIGHT) throw new Error(`Pictures weigh more than ${MAX_WEIGHT / 1000} kB together`);
}
