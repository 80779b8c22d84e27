import { existsSync, mkdtempSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

interface RunFolder {
  makeRunFolder(): string;
  removeRunFolder(folder: string): void;
}

const { makeRunFolder, removeRunFolder } = (await import(
  new URL("run-folder.mjs", import.meta.url).href
)) as RunFolder;

test("a run has a folder that another account may enter, and clears old ones", () => {
  const folder = makeRunFolder();
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  // No process has a number as high as this.
  const left = mkdtempSync(path.join(path.dirname(folder), "comanda-run-999999999-"));
  const mine = mkdtempSync(path.join(path.dirname(folder), `comanda-run-${process.pid}-`));
  const next = makeRunFolder();
  const isInMemory = path.dirname(folder) === "/dev/shm";
  expect([existsSync(left), existsSync(mine)]).toEqual([!isInMemory, true]);
  for (const each of [folder, left, mine, next]) removeRunFolder(each);
  expect(existsSync(folder)).toBe(false);
});
