import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { loggedError } from "./create-log.ts";
import { ErrorGroups } from "./error-groups.ts";
import { inSources } from "./in-sources.ts";

/** A program whose line 3, column 5 comes from line 12, column 3 of a feature's file. */
async function aProgram(): Promise<{ readonly program: string; readonly source: string }> {
  const root = await mkdtemp(path.join(tmpdir(), "comanda-program-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = path.join(root, "dist/server");
  await mkdir(folder, { recursive: true });
  const map = {
    version: 3,
    sources: ["../../src/money/cash/server/close.ts"],
    names: [],
    mappings: ";;IAWE",
  };
  await writeFile(path.join(folder, "part.js.map"), JSON.stringify(map));
  return {
    program: pathToFileURL(path.join(folder, "part.js")).href,
    source: pathToFileURL(path.join(root, "src/money/cash/server/close.ts")).href,
  };
}

function thrownAt(place: string): Error {
  const error = new Error("odd");
  error.stack = `Error: odd\n    at close (${place})`;
  return error;
}

test("a place in the program put together is told as the place in our sources", async () => {
  const { program, source } = await aProgram();
  expect(inSources(`Error: odd\n    at close (${program}:3:5)`)).toBe(
    `Error: odd\n    at close (${source}:12:3)`,
  );
});

test("log and list of faults name our sources", async () => {
  const { program, source } = await aProgram();
  const error = thrownAt(`${program}:3:5`);
  expect(loggedError(error)).toHaveProperty("stack", `Error: odd\n    at close (${source}:12:3)`);
  const caused = new Error("outer", { cause: error });
  expect(loggedError(caused)).toHaveProperty("stack", expect.stringContaining(`${source}:12:3`));
  expect(await placesOf(error)).toEqual(["src/money/cash/server/close.ts:12"]);
});

/** The places under which a fault is written down. */
async function placesOf(error: Error): Promise<string[]> {
  const groups = new ErrorGroups();
  groups.met({ route: "GET /x", error, requestId: "1" }, new Date(0));
  const written: unknown[] = [];
  const directory = async (_text: string, values: unknown[]) => {
    written.push(...values);
    return [];
  };
  await groups.write({ directory, inTenant: unused, connectionsLost: () => 0, close: unused }, new Date(0));
  return JSON.parse(String(written[0])).map(({ place }: { place: string }) => place);
}

const unused = async (): Promise<never> => {
  throw new Error("not asked for here");
};

test("a place that no map knows, and one in no program, stay as they are", async () => {
  const { program } = await aProgram();
  for (const place of [`${program}:1:1`, `${program.replace("part", "other")}:3:5`, "file:///x/src/a.ts:1:2"])
    expect(inSources(`at f (${place})`)).toBe(`at f (${place})`);
});
