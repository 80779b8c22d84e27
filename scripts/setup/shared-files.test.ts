import { expect, test } from "vitest";
import { type BuiltChunk, placesOfModules } from "./shared-files.ts";

const screen = (name: string) => `/src/app/web/routes/${name}.tsx?tsr-split=component`;

/** A screen or dialog of its own file, and the files it imports. */
const entry = (facade: string, imports: readonly string[]): BuiltChunk => ({
  fileName: `${facade}.js`,
  isEntry: facade === "main",
  isDynamicEntry: facade !== "main",
  facadeModuleId: facade,
  moduleIds: [facade],
  imports,
});
const shared = (
  fileName: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
): BuiltChunk => ({
  fileName,
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
  moduleIds,
  imports,
});

const dialogs = Array.from({ length: 10 }, (_, index) => entry(`dialog-${index}`, ["icon.js"]));
const places = placesOfModules([
  entry("main", ["theme.js"]),
  entry(screen("login"), ["theme.js", "form.js", "brand.js"]),
  entry(screen("sign-up.index"), ["form.js"]),
  entry(screen("dashboard/pos"), ["theme.js", "cart.js", "line.js"]),
  entry(screen("dashboard/route"), ["brand.js", "line.js"]),
  entry(screen("dashboard/kitchen"), ["line.js"]),
  entry(screen("dashboard/menu"), ["sort.js"]),
  entry(screen("dashboard/tables"), ["sort.js", "badge.js"]),
  entry(screen("dashboard/users"), ["badge.js"]),
  entry(screen("dashboard/reports"), ["badge.js"]),
  ...dialogs,
  shared("theme.js", ["theme.ts"]),
  shared("form.js", ["form.tsx", "field.tsx"]),
  shared("brand.js", ["brand.tsx"]),
  // What it imports in turn is loaded with it.
  shared("cart.js", ["cart.ts"]),
  shared("line.js", ["line.ts"], ["price.js"]),
  shared("price.js", ["price.ts"]),
  shared("sort.js", ["sort.ts"]),
  shared("icon.js", ["icon.ts"]),
  shared("badge.js", ["badge.ts"]),
]);

test.each([
  ["theme.ts", "start"],
  ["brand.tsx", "start"],
  ["field.tsx", "login-office"],
  ["price.ts", "till-frame-office"],
  ["sort.ts", "menu-tables"],
  ["icon.ts", "office"],
  ["badge.ts", "office"],
  ["cart.ts", undefined],
  [screen("dashboard/pos"), undefined],
])("%s is put into %s", (id, place) => {
  expect(places.get(id)).toBe(place);
});
