import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureDependencies } from "./dependencies.mjs";
import { freePorts } from "./free-port.mjs";
import { ensureNode } from "./node-runtime.mjs";
import { exitOnError } from "./step.mjs";
import { guestBuilds } from "./web-build.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs vite at PORT and, behind it, the server on a free port, started again at every change. */
export async function develop() {
  const node = await exitOnError(async () => {
    await ensureDependencies(root, { development: true });
    return ensureNode(root);
  });
  const port = process.env.PORT ?? "3000";
  const [apiPort] = await freePorts(1);
  const address = `http://localhost:${port}`;
  const start = (args, env) =>
    spawn(node, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
      detached: process.platform !== "win32",
    });
  const children = [
    start(
      [
        "--watch",
        "--watch-preserve-output",
        "--disable-warning=ExperimentalWarning",
        "src/app/server/main.ts",
      ],
      {
        PORT: String(apiPort),
        HOST: "127.0.0.1",
        PUBLIC_URL: process.env.PUBLIC_URL ?? address,
      },
    ),
    start(["node_modules/vite/bin/vite.js", "--port", port, "--logLevel", "warn"], {
      COMANDA_DEV_API: `http://127.0.0.1:${apiPort}`,
    }),
    // The server renders the guests' pages and starts again when they are built anew.
    ...guestBuilds.map((args) =>
      start(["node_modules/vite/bin/vite.js", "build", "--watch", "--logLevel", "warn", ...args], {}),
    ),
  ];
  console.log(`Comanda with hot reload: ${address}`);
  const stop = (signal) => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  for (const child of children) {
    child.once("exit", (code) => {
      process.exitCode ??= code ?? 0;
      stop("SIGTERM");
    });
  }
}
