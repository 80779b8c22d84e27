import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "../setup/step.mjs";
import { buildServer, buildWeb } from "../setup/web-build.mjs";

/**
 * A check: `work` rejects when it fails and may resolve with one line to show. Each looks at what the tool says it
 * saw, because a tool that finds no files is content. `npm test` leaves those that are further out.
 */
export function sourceChecks(root, node) {
  const tool = (name, args) =>
    run(node, [path.join(root, "node_modules", name), ...args], { cwd: root, failure: "failed" });
  const saw = (printed, pattern) => {
    const count = Number(pattern.exec(printed)?.[1] ?? 0);
    if (count === 0) throw new Error(`the tool saw no files:\n${printed}`);
    return `${count} files`;
  };
  return [
    {
      title: "format and lint (biome)",
      work: async () =>
        saw(await tool("@biomejs/biome/bin/biome", ["ci", "--colors=off", "."]), /Checked (\d+) files/),
    },
    {
      title: "promises and switches (oxlint)",
      isFurther: true,
      work: async () =>
        saw(await tool("oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]), /on (\d+) files/),
    },
    {
      // Each source once: a root takes the declarations of those below it. Kept between runs; a second checker would do a
      // third of the work twice.
      title: "types (tsc)",
      work: async () => {
        const listed = await tool("typescript-7/bin/tsc", ["-b", ".", "--checkers", "1", "--verbose"]);
        const projects = [...listed.matchAll(/Project '[^']+' is/g)].length;
        if (projects === 0) throw new Error(`the tool saw no projects:\n${listed}`);
        return `${projects} projects`;
      },
    },
    {
      title: "who imports whom (dependency-cruiser)",
      work: async () => {
        const folders = ["src", "db", "e2e", "bench"].filter((name) => existsSync(path.join(root, name)));
        const args = ["scripts/check/who-imports-whom.ts", ...folders];
        return saw(await run(node, args, { cwd: root, failure: "failed" }), /(\d+) files/);
      },
    },
    {
      title: "nothing that only tests use (knip --production)",
      isFurther: true,
      work: async () => {
        await tool("knip/bin/knip.js", ["--production", "--no-progress", "--no-config-hints"]);
      },
    },
    {
      title: "nothing unused (knip)",
      isFurther: true,
      work: async () => {
        await tool("knip/bin/knip.js", ["--no-progress", "--no-config-hints"]);
      },
    },
  ];
}

/** The checks of the built web app, in this order. */
export function buildChecks(root, node) {
  return [
    {
      title: "web app and server build (vite)",
      work: async () => {
        await buildWeb(root, node);
        await buildServer(root, node);
      },
    },
    {
      title: "size of what a browser loads (size-limit)",
      work: () => run(node, ["node_modules/size-limit/bin.js"], { cwd: root, failure: "failed" }),
    },
  ];
}
