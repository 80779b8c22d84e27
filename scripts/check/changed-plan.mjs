import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { SetupError } from "../setup/step.mjs";

/**
 * The journeys (beginnings of their files' names) that go through a feature, besides those called as the feature is.
 * What is not named here and has no journey of its name is walked by the first sale.
 */
export const journeysOf = {
  approvals: ["accounts", "refunds"],
  auth: ["access", "shell"],
  catalogues: ["charge-buyer"],
  "customer-display": ["displays"],
  discounts: ["charge", "orders-charge"],
  drafts: ["pos"],
  documents: ["charge-buyer", "receipts"],
  floor: ["pos", "accounts"],
  identity: ["charge-buyer", "customers"],
  "item-limits": ["pos"],
  "line-changes": ["kitchen"],
  menu: ["pos", "first-sale"],
  money: ["charge", "orders-charge", "refunds"],
  "order-display": ["displays"],
  orders: ["accounts", "first-sale", "source-and-seats"],
  payments: ["charge", "receipts"],
  pos: ["first-sale", "source-and-seats", "till"],
  profile: ["access", "shell"],
  stations: ["kitchen"],
  stock: ["pos"],
  tax: ["charge", "orders-charge"],
  tips: ["cash"],
  tray: ["kitchen"],
};
/** What every screen stands on: the sources that any journey may notice, and the journeys that notice most. */
const foundation = /^(src\/(ui|web\/platform|web\/routes|server\/platform|server\/start)|db)\//;
export const foundationJourneys = ["every-screen", "first-sale", "shell", "ui-gallery"];
const everyJourney = /^(playwright\.config\.ts|e2e\/support\/|package(-lock)?\.json)/;
/** Roots that see a root, so that its change can break their types. */
const seenBy = {
  domain: ["domain", "contract", "ui", "server", "web"],
  contract: ["contract", "server", "web"],
  messages: ["messages", "ui", "server", "web"],
  ui: ["ui", "web"],
};

/** What `npm test -- changed` runs: checks of the roots that are touched, tests and journeys that a change reaches. */
export function changedPlan(root, [commit]) {
  const base = commit ?? defaultBase(root);
  const files = changedFiles(root, base);
  console.log(`  ${files.length} files changed since ${base.slice(0, 12)}`);
  const journeys = journeysTouchedBy(files, journeyFiles(root));
  console.log(`  journeys: ${journeys.join(", ") || "none"}`);
  const isEverything = files.some((file) => /^(package(-lock)?\.json|tsconfig)/.test(file));
  const touched = files.flatMap((file) => /^src\/(\w+)\//.exec(file)?.[1] ?? []);
  const projects = [...new Set(touched.flatMap((name) => seenBy[name] ?? [name]))];
  return {
    checks: files.length > 0,
    projects: isEverything ? undefined : projects,
    unit: files.length > 0 && [`--changed=${base}`, "--passWithNoTests"],
    e2e: journeys.length > 0 && journeys.map((name) => `e2e/${name}`),
  };
}

/** Spec files that the changed files are about. */
export function journeysTouchedBy(files, specs) {
  if (files.some((file) => everyJourney.test(file))) return specs;
  const wanted = new Set();
  for (const file of files) {
    if (file.startsWith("e2e/")) wanted.add(file.slice("e2e/".length));
    else if (file.endsWith(".test.ts")) continue;
    else if (foundation.test(file)) for (const name of foundationJourneys) wanted.add(name);
    else for (const name of journeysOfFile(file)) wanted.add(name);
  }
  return specs.filter((spec) => [...wanted].some((begin) => spec.startsWith(begin)));
}

function journeysOfFile(file) {
  const feature = /^src\/(?:(?:server|web)\/features|domain|contract|messages\/\w+)\/([a-z-]+)/.exec(
    file,
  )?.[1];
  if (feature === undefined) return [];
  return [feature, ...(journeysOf[feature] ?? []), "first-sale"];
}

function journeyFiles(root) {
  const folder = path.join(root, "e2e");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".spec.ts"))
    .toSorted();
}

/** Where the branch left main; on main itself what is not yet pushed, or not yet committed. */
function defaultBase(root) {
  for (const other of ["origin/main", "main"]) {
    try {
      return git(root, ["merge-base", "HEAD", other]);
    } catch {
      // There is no such branch here.
    }
  }
  return git(root, ["rev-parse", "HEAD"]);
}

function changedFiles(root, base) {
  const changed = git(root, ["diff", "--name-only", "--no-renames", base]);
  const added = git(root, ["ls-files", "--others", "--exclude-standard"]);
  return [...new Set(`${changed}\n${added}`.split("\n"))].filter((name) => name !== "");
}

function git(root, args) {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  } catch (error) {
    throw new SetupError(`git ${args.join(" ")}: ${String(error.stderr ?? error.message).trim()}`);
  }
}
