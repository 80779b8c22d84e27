import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shortRouteTree } from "./short-route-tree.ts";

type Transform = (code: string, id: string) => { code: string } | null;

test("the screens below an address are listed without their names, and none is lost", () => {
  const tree = readFileSync("src/app/web/routeTree.gen.ts", "utf8");
  const transform = shortRouteTree().transform as unknown as Transform;
  const short = transform(tree, "src/app/web/routeTree.gen.ts")?.code ?? "";
  const lists = [...short.matchAll(/const \w+Children =\s*\[([^\]]*)\]/g)].map(([, list = ""]) => list);
  const objects = [...tree.matchAll(/const \w+Children\b[^=]*=\s*\{([^}]*)\}/g)].map(([, list = ""]) => list);
  const screens = (text: string) => text.split(",").filter((part) => part.trim() !== "").length;
  expect(lists.map(screens)).toEqual(objects.map(screens));
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.join()).not.toContain(":");
  expect(transform(tree, "src/app/web/router.ts")).toBeNull();
});
