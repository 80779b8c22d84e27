import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { run, SetupError } from "../setup/step.mjs";
import { installPackage, isExecutable, mayInstall } from "../setup/system-package.mjs";

const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const chromiums = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const chromiumPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Path of a browser that starts. CHROME_PATH wins; then a headless shell, which does a journey in about half the time
 * of a full Chromium: an installed one, Playwright's, or as root on Debian the system's package; then a full Chromium;
 * then whatever can be had.
 */
export async function ensureBrowser(root, node) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new SetupError(`CHROME_PATH=${chosen} is not a browser that starts.`);
  }
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  const shell = () => installed(shells) ?? playwrightBrowser(root, node, cli, "--only-shell");
  const full = () => installed(chromiums, chromiumPaths) ?? playwrightBrowser(root, node, cli, "--no-shell");
  const failures = [];
  const succeeds = (work) =>
    work.then(
      () => true,
      (error) => {
        failures.push(error.message);
        return false;
      },
    );
  const browserTool = (...what) =>
    succeeds(run(node, [cli, ...what, "chromium"], { cwd: root, failure: `playwright ${what.join(" ")}` }));
  const apt = (name) => mayInstall() && succeeds(installPackage(name));
  const steps = [
    shell,
    async () => (await apt("chromium-headless-shell")) && shell(),
    full,
    async () => (await browserTool("install", "--only-shell")) && shell(),
    async () => mayInstall() && (await browserTool("install-deps")) && shell(),
    async () => (await apt("chromium")) && full(),
  ];
  for (const step of steps) {
    const found = await step();
    if (found) return found;
  }
  throw new SetupError(
    `No Chromium for the browser tests: install one, or name it with CHROME_PATH.\n${failures.join("\n")}`,
  );
}

/** The browser that Playwright downloaded at another time; it tells its folder without saying what is in it. */
function playwrightBrowser(root, node, cli, which) {
  const args = [cli, "install", "--dry-run", which, "chromium"];
  const printed = spawnSync(node, args, { cwd: root, encoding: "utf8" }).stdout ?? "";
  const folder = /Install location:\s+(\S.*)/.exec(printed)?.[1]?.trim();
  if (folder === undefined || !existsSync(folder)) return undefined;
  const program =
    /^(chrome-headless-shell|headless_shell|chrome|Chromium|Google Chrome for Testing)(\.exe)?$/;
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => program.test(path.basename(name)))
    .map((name) => path.join(folder, name))
    .find((file) => isExecutable(file) && starts(file));
}

function installed(names, elsewhere = []) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...elsewhere,
  ];
  return candidates.find((candidate) => isExecutable(candidate) && starts(candidate));
}

function starts(file) {
  return file !== "" && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
