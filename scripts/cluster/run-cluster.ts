import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { demoSignIns } from "#db/seeds/demo.ts";
import { startCluster } from "./start-cluster.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const usage = `npm run cluster -- [options]     several processes of Comanda on this machine, with the demo restaurant
  --port 3000     where people reach it
  --webs 2        how many processes answer people
  --without NAME  goes without pgbouncer or redis-server, also where the machine has it; may be given twice
  --data FOLDER   where its database lies (data/cluster)`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3000" },
    webs: { type: "string", default: "2" },
    without: { type: "string", multiple: true, default: [] },
    data: { type: "string", default: path.join(root, "data/cluster") },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [port, webs] = [Number(values.port), Number(values.webs)];
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`--port ${values.port} is no port.`);
if (!Number.isInteger(webs) || webs < 1 || webs > 8) fail(`--webs ${values.webs} is no number from 1 to 8.`);

try {
  const folder = path.resolve(values.data);
  const cluster = await startCluster({ port, webs, folder, without: values.without, say: console.log });
  for (const line of cluster.lines) console.log(line);
  console.log(`\nComanda is ready: http://localhost:${port}\n\n${demoSignIns.join("\n")}\n`);
  console.log(
    "End any of them with kill: it is started again, and nobody's order is lost. Ctrl-C stops all.",
  );
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log("\nStopping");
    await cluster.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(sentence: string): never {
  console.error(`\n${sentence}`);
  process.exit(1);
}
