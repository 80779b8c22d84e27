import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { SetupError } from "../setup/step.mjs";
import { featureOf } from "./features-touched.mjs";
import { readerOf, testsTouchedBy } from "./tests-touched.mjs";

/**
 * The journeys (beginnings of their files' names) that go through a feature, besides those called as the feature is
 * and the first sale, which goes through most.
 */
export const journeysOf = {
  "api-keys": ["api"],
  integrations: ["api"],
  "public-api": ["api"],
  webhooks: ["api"],
  accounting: ["accounting"],
  approvals: ["accounts", "refunds"],
  attendance: ["reservations", "customers-office"],
  audit: ["every-screen"],
  auth: ["access", "shell"],
  cart: ["pos"],
  "cash-reports": ["cash"],
  businesses: ["customers", "manual-invoicing"],
  catalogues: ["charge-buyer"],
  "create-order": ["accounts", "pos"],
  "customer-display": ["displays"],
  "display-heartbeat": ["displays"],
  "data-export": ["export"],
  bills: ["charge", "orders-charge", "accounts"],
  "data-exports": ["export"],
  "tenant-deletion": ["superadmin"],
  dashboard: ["home"],
  discounts: ["settings-money"],
  documents: ["charge-buyer", "receipts"],
  drafts: ["pos"],
  "guest-menu": ["settings"],
  "example-bill": ["settings-money"],
  feedback: ["feedback"],
  files: ["pos"],
  "fiscal-preview": ["charge-buyer", "fiscal-test"],
  "fiscal-test": ["fiscal-test"],
  floor: ["pos", "accounts", "settings-tables"],
  identity: ["charge-buyer", "customers"],
  inventory: ["pos", "refunds"],
  "item-limits": ["pos"],
  "kept-line": ["pos-tills"],
  "line-changes": ["kitchen"],
  lists: ["cash", "refunds"],
  "manual-invoicing": ["manual-invoicing"],
  "menu-file": ["menu-file"],
  menu: ["pos"],
  money: ["charge", "orders-charge", "refunds"],
  "order-display": ["displays"],
  orders: ["accounts", "source-and-seats"],
  payments: ["charge", "orders-charge", "receipts", "settings-money"],
  periods: ["cash", "home"],
  "platform-console": ["access", "superadmin"],
  "payment-types": ["settings-tables", "charge"],
  pos: ["source-and-seats", "till"],
  "price-rules": ["price-rules"],
  notices: ["operations"],
  profile: ["access", "shell"],
  "purchase-documents": ["purchase-import"],
  "purchase-units": ["purchases"],
  purchases: ["every-screen"],
  "qr-order-count": ["qr-orders"],
  receivables: ["customers", "charge", "cash"],
  receptor: ["charge-buyer"],
  "reserved-tables": ["reservations", "pos", "accounts"],
  "refused-documents": ["tax-issuer", "accounting"],
  requests: ["pos", "refunds"],
  reservations: ["every-screen"],
  "second-factor": ["access"],
  "sent-orders": ["pos", "qr-orders"],
  settings: ["settings", "cash", "receipts", "refunds", "settings-money", "settings-tables"],
  "shared-tills": ["shared-till"],
  setup: ["first-restaurant", "home", "menu-file"],
  stations: ["kitchen"],
  visits: ["guest-menu"],
  "stock-alerts": ["inventory-alerts"],
  "stock-counts": ["stock-count"],
  tables: ["settings-tables"],
  tax: ["charge", "orders-charge"],
  "tax-delivery": ["tax-documents", "receipts"],
  "tax-books": ["tax-books"],
  "tax-documents": ["receipts"],
  "tax-issuer": ["tax-issuer"],
  taxes: ["settings-money"],
  tenants: ["access"],
  tips: ["cash", "refunds"],
  tray: ["kitchen"],
  vendors: ["purchases"],
};
/** Sources of none of these and of no journey's name are what every screen stands on: these journeys notice most. */
export const foundationJourneys = ["every-screen", "first-sale", "shell", "ui-gallery"];
/** What the product is made of and how it is built, but not what only tests, commands and measurements use. */
const product = /^(src|db|scripts\/setup)\/|^vite\.config\.ts$/;
const productless = /\.test\.ts$|^src\/server\/(admin|suites|testing)\b|^src\/ministry\//;
const everyJourney = /^(playwright\.config\.ts|e2e\/support\/|package(-lock)?\.json)/;
/** Roots that see a root, so that its change can break their types. */
const seenBy = {
  domain: ["domain", "contract", "ui", "server", "ministry", "web"],
  contract: ["contract", "server", "web"],
  messages: ["messages", "ui", "server", "web"],
  ui: ["ui", "web"],
  server: ["server", "ministry"],
};

/** What `npm test -- changed` runs: checks of the roots that are touched, tests and journeys that a change reaches. */
export function changedPlan(root, [commit]) {
  const base = commit ?? defaultBase(root);
  const changed = changedFiles(root, base);
  console.log(`  ${changed.length} files changed since ${base.slice(0, 12)}`);
  if (changed.length === 0) return { checks: false, unit: false, e2e: false };
  const files = git(root, ["ls-files", "--cached", "--others", "--exclude-standard"]).split("\n");
  const tests = testsTouchedBy(changed, files, readerOf(root));
  console.log(`  test files: ${tests === undefined ? "all" : tests.length}`);
  const journeys = journeysTouchedBy(changed, journeyFiles(root));
  console.log(`  journeys: ${journeys.join(", ") || "none"}`);
  const isEverything = changed.some((file) => /^(package(-lock)?\.json|tsconfig)/.test(file));
  const touched = changed.flatMap((file) => /^src\/(\w+)\//.exec(file)?.[1] ?? []);
  const projects = [...new Set(touched.flatMap((name) => seenBy[name] ?? [name]))];
  return {
    checks: true,
    projects: isEverything ? undefined : projects,
    unit: tests ?? [],
    e2e: journeys.length > 0 && journeys.map((name) => `e2e/${name}`),
  };
}

/** Spec files that the changed files are about. */
export function journeysTouchedBy(files, specs) {
  if (files.some((file) => everyJourney.test(file))) return specs;
  const wanted = new Set();
  for (const file of files) {
    if (file.startsWith("e2e/")) wanted.add(file.slice("e2e/".length));
    else if (product.test(file) && !productless.test(file))
      for (const name of journeysOfFile(file, specs)) wanted.add(name);
  }
  return specs.filter((spec) => [...wanted].some((begin) => spec.startsWith(begin)));
}

function journeysOfFile(file, specs) {
  const feature = featureOf(file);
  const named = feature === undefined ? [] : specs.filter((spec) => spec.startsWith(feature));
  const walked = [...named, ...(journeysOf[feature] ?? [])];
  return walked.length === 0 ? foundationJourneys : [...walked, "first-sale"];
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
