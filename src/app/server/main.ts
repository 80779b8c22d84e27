import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { inSources } from "#platform/server/log/in-sources.ts";
import { runProduct } from "./start/run-product.ts";

try {
  await runProduct({ webFollows: process.argv.includes("--web-follows") });
} catch (error) {
  process.stderr.write(`\n${error instanceof StartupError ? error.message : sentenceOf(error)}\n`);
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}

/** Returns one sentence for an unforeseen failure, whose details go to a file for whoever helps. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? inSources(error.stack ?? error.message) : String(error);
  const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
  const file = path.join(tmpdir(), "comanda-start-failure.txt");
  writeFileSync(file, `${new Date().toISOString()}\n${text}\n`);
  return `Comanda could not start (${reason.split("\n")[0]}). Start it again; if that does not help, send ${file} to whoever supports you.`;
}
