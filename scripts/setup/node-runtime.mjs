import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "./dependencies.mjs";
import { SetupError, step } from "./step.mjs";

/**
 * Path of the Node.js that the product runs on: the version pinned as the npm package `node`.
 * That package fetches its program with an install script, which npm may have left out; then it is fetched here,
 * through npm, into a folder of its own.
 */
export async function ensureNode(root) {
  const version = JSON.parse(readFileSync(path.join(root, "node_modules/node/package.json"), "utf8")).version;
  const home = path.join(root, "node_modules", ".comanda", "node");
  const candidates = [process.execPath, path.join(root, "node_modules/node/bin/node"), programIn(home)];
  const found = candidates.find((program) => isVersion(program, version));
  if (found !== undefined) return found;
  await step(`Fetching Node.js ${version}`, () => fetchNode(home, version));
  if (isVersion(programIn(home), version)) return programIn(home);
  throw new SetupError(
    `Node.js ${version} does not run on this system (${process.platform}-${process.arch}; it needs a Linux with glibc, macOS or Windows).`,
  );
}

async function fetchNode(home, version) {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, "package.json"), '{ "private": true }\n');
  await runNpm(
    ["install", "--no-save", "--ignore-scripts", "--prefix", home, `${packageName()}@${version}`],
    {
      cwd: home,
      failure: `Node.js ${version} for ${process.platform}-${process.arch} could not be fetched from the npm registry`,
    },
  );
}

function packageName() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  // The registry has the program for Apple's processors under another name.
  const prefix = process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return [prefix, platform, process.arch].join("-");
}

function programIn(home) {
  return path.join(
    home,
    "node_modules",
    packageName(),
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
}

function isVersion(program, version) {
  if (program === process.execPath) return process.version === `v${version}`;
  if (!existsSync(program)) return false;
  return spawnSync(program, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${version}`;
}
