import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "../setup/step.mjs";
import { buildWeb } from "../setup/web-build.mjs";

/**
 * A check: `work` rejects when it fails and may resolve with one line to show. Each looks at what the tool says it
 * saw, because a tool that finds no files is content. `wanted` names the roots whose types are checked; all without it.
 */
export function sourceChecks(root, node, wanted) {
  const tool = (name, args) =>
    run(node, [path.join(root, "node_modules", name), ...args], { cwd: root, failure: "failed" });
  const saw = (printed, pattern) => {
    const count = Number(pattern.exec(printed)?.[1] ?? 0);
    if (count === 0) throw new Error(`the tool saw no files:\n${printed}`);
    return `${count} files`;
  };
  const roots = ["domain", "contract", "messages", "ui", "server", "ministry", "web", "guest"].filter(
    (name) => existsSync(path.join(root, "src", name)) || name !== "guest",
  );
  const projects = [
    ...roots.filter((name) => wanted === undefined || wanted.includes(name)).map((name) => `src/${name}`),
    ".",
  ];
  // Beside the tests: a second checker would do a third of the work twice.
  const oneChecker = ["--diagnostics", "--checkers", "1"];
  return [
    {
      title: "format and lint (biome)",
      work: async () =>
        saw(await tool("@biomejs/biome/bin/biome", ["ci", "--colors=off", "."]), /Checked (\d+) files/),
    },
    {
      title: "promises and switches (oxlint)",
      work: async () =>
        saw(await tool("oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]), /on (\d+) files/),
    },
    ...projects.map((project) => ({
      title: `types of ${project === "." ? "tests, scripts and all together" : project} (tsc)`,
      work: async () =>
        saw(await tool("typescript-7/bin/tsc", ["-p", project, ...oneChecker]), /Files:\s+(\d+)/),
    })),
    {
      title: "who imports whom (dependency-cruiser)",
      work: async () => {
        const args = [
          "--config",
          ".dependency-cruiser.mjs",
          "--output-type",
          "err",
          ...["src", "db", "e2e", "bench"].filter((name) => existsSync(path.join(root, name))),
        ];
        return saw(await tool("dependency-cruiser/bin/dependency-cruiser.mjs", args), /(\d+) modules/);
      },
    },
    {
      title: "nothing that only tests use (knip --production)",
      work: async () => {
        await tool("knip/bin/knip.js", ["--production", "--no-progress", "--no-config-hints"]);
      },
    },
    {
      title: "nothing unused (knip)",
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
      title: "web app builds (vite)",
      work: async () => {
        await buildWeb(root, node);
      },
    },
    {
      title: "size of what a browser loads (size-limit)",
      work: () => run(node, ["node_modules/size-limit/bin.js"], { cwd: root, failure: "failed" }),
    },
  ];
}
