import { StartupError } from "./platform/config/startup-error.ts";
import { say } from "./start/progress.ts";
import { runProduct } from "./start/run-product.ts";

try {
  await runProduct({ webFollows: process.argv.includes("--web-follows") });
} catch (error) {
  // A reason a person can act on is one sentence; anything else is a fault of ours and shown whole.
  if (error instanceof StartupError) say(`\n${error.message}`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(error instanceof StartupError ? error.exitCode : 1);
}
