import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { run, SetupError } from "../setup/step.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Path of a Chromium that starts. CHROME_PATH wins, then an installed one, then Playwright's download,
 * then, as root on Debian or Ubuntu, the system's package.
 */
export async function ensureBrowser(root, node) {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (starts(wished)) return wished;
    throw new SetupError(`CHROME_PATH=${wished} is not a browser that starts.`);
  }
  const playwrights = () => {
    const program = "console.log((await import('@playwright/test')).chromium.executablePath())";
    const args = ["--input-type=module", "-e", program];
    return spawnSync(node, args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
  };
  const found = installed() ?? [playwrights()].find(starts);
  if (found !== undefined) return found;
  const failures = [];
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  const attempts = [[node, [cli, "install", "chromium"]]];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    attempts.push(
      [node, [cli, "install-deps", "chromium"]],
      ["apt-get", ["update"]],
      ["apt-get", ["install", "-y", "chromium"]],
    );
  }
  for (const [command, args] of attempts) {
    await run(command, args, { cwd: root, failure: `${path.basename(command)} ${args.at(-1)}` }).catch(
      (error) => failures.push(error.message),
    );
    const now = [playwrights()].find(starts) ?? installed();
    if (now !== undefined) return now;
  }
  throw new SetupError(
    `No Chromium for the browser tests: install one, or name it with CHROME_PATH.\n${failures.join("\n")}`,
  );
}

function installed() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
  ];
  return candidates.find((candidate) => isExecutable(candidate) && starts(candidate));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function starts(file) {
  return file !== "" && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
