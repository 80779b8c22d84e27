import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./dependencies.mjs";
import { ensureNode } from "./node-runtime.mjs";
import { exitOnError, SetupError, step } from "./step.mjs";
import { supervise } from "./supervise.mjs";
import { buildServer, buildWeb, isServerBuilt, isWebBuilt, serverArguments } from "./web-build.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Makes the product ready and runs it until it ends or is asked to stop; ends with its exit code. */
export async function start() {
  console.log("Comanda");
  if (!existsSync(path.join(root, "src/app/server/main.ts"))) {
    console.error("src/app/server/main.ts is missing: the checkout is not complete. Clone it again.");
    process.exit(1);
  }
  const node = await exitOnError(async () => {
    await ensureDependencies(root, { development: false });
    const program = await ensureNode(root);
    if (!isServerBuilt(root)) await step("Putting the server together", () => buildServer(root, program));
    return program;
  });
  // The server starts while the web app is looked at or built, and tells the address when both are ready.
  let isBuilt = false;
  const server = supervise(() => startServer(node, isBuilt), {
    onEnd: (code) => process.exit(process.exitCode ?? code),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.end(signal));
  try {
    if (!isWebBuilt(root)) await step("Building the web app", () => buildWeb(root, node));
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
    return server.end("SIGTERM");
  }
  isBuilt = true;
  tellBuilt(server.child());
}

/** A server that began while the web app was being built waits for this. */
function tellBuilt(server) {
  if (server.connected) server.send({ type: "web-built" }, () => undefined);
}

function startServer(node, isBuilt) {
  const server = spawn(node, [...serverArguments, "--web-follows"], {
    cwd: root,
    env: {
      // What Node.js compiled at one start is read at the next.
      NODE_COMPILE_CACHE: path.join(root, "node_modules/.comanda/compiled"),
      // Linux keeps freed memory per thread; a server that waits for its database gains nothing by that.
      MALLOC_ARENA_MAX: "1",
      ...process.env,
    },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // Ctrl-C reaches a whole process group; apart from ours, the server hears it once, from here.
    detached: process.platform !== "win32",
  });
  if (isBuilt) tellBuilt(server);
  return server;
}
