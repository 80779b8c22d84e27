import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./dependencies.mjs";
import { ensureNode } from "./node-runtime.mjs";
import { exitOnError, step } from "./step.mjs";
import { buildServer, buildWeb, isServerBuilt, isWebBuilt } from "./web-build.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds what is not built yet, and runs one of our programs on it where one is named: ends with its exit code. */
export async function runOnBuild(program, args) {
  const node = await exitOnError(async () => {
    await ensureDependencies(root, { development: true });
    const found = await ensureNode(root);
    if (!isServerBuilt(root)) await step("Putting the server together", () => buildServer(root, found));
    if (!isWebBuilt(root)) await step("Building the web app", () => buildWeb(root, found));
    return found;
  });
  if (program === undefined) return;
  const child = spawn(node, ["--disable-warning=ExperimentalWarning", program, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  // Ctrl-C reaches the program as well; it decides when to end.
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.once("exit", (code) => process.exit(code ?? 1));
}
