// Runs one of our TypeScript programs on the product's Node.js: node scripts/with-node.mjs <file> [arguments].
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensureNode } from "./setup/node-runtime.mjs";
import { exitOnError } from "./setup/step.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const node = await exitOnError(async () => {
  await ensureDependencies(root, { development: false });
  return ensureNode(root);
});
const child = spawn(node, ["--disable-warning=ExperimentalWarning", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
// Ctrl-C reaches the program as well; it decides when to end.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("exit", (code) => process.exit(code ?? 1));
