import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { run, step } from "./step.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const quiet = ["--no-fund", "--no-audit", "--loglevel=error"];

/** Runs npm with our arguments; npm of the system, whatever its version. */
export function runNpm(args, options) {
  return run(npm, [...args, ...quiet], { shell: process.platform === "win32", ...options });
}

/**
 * Installs what package-lock.json says, when node_modules differs from it.
 * Versions are compared, not file dates: a fresh checkout changes those. Not `npm ci`: it refuses a lock that
 * lacks the optional packages for other machines, which npm leaves out when it writes one (npm/cli#4828).
 */
export async function ensureDependencies(root, { development }) {
  if (isInstalled(root, development)) return;
  const args = ["install", "--no-save", ...(development ? ["--include=dev"] : [])];
  await step("Installing packages", () =>
    runNpm(args, {
      cwd: root,
      failure: "The packages could not be installed; check the connection to the npm registry and try again",
    }),
  );
}

function isInstalled(root, development) {
  const read = (file) => {
    try {
      return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
    } catch {
      return {};
    }
  };
  const wanted = read("package-lock.json");
  const present = read("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === "" || entry.link === true) return true;
    const there = present[folder];
    if (there !== undefined) return there.version === entry.version && existsSync(path.join(root, folder));
    // Packages for other machines are left out by npm; so are tools, when only the product is installed.
    return (
      entry.optional === true ||
      entry.peer === true ||
      ((entry.dev === true || entry.devOptional === true) && !development)
    );
  });
}
