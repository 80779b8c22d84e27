// npm run bench [-- orders kitchen board lists size till import customers stock documents guests reports platform export]: measures, each figure with its comparison from the same run.
import { availableParallelism, cpus } from "node:os";
import { boardFigure } from "./board.ts";
import { customersFigure } from "./customers.ts";
import { exportFigure } from "./export.ts";
import { guestsFigure } from "./guests.ts";
import { importFigure } from "./import.ts";
import { kitchenFigure } from "./kitchen.ts";
import { listsFigure } from "./lists.ts";
import { ordersFigure } from "./orders.ts";
import { platformFigure } from "./platform.ts";
import { reportsFigure } from "./reports.ts";
import { sizeFigure } from "./size.ts";
import { stockFigure } from "./stock.ts";
import { type BenchWorld, openBenchWorld } from "./support/bench-world.ts";
import { type Figure, printed } from "./support/figure.ts";
import { taxDocumentsFigure } from "./tax-documents.ts";
import { tillFigure } from "./till.ts";

const figures: Readonly<Record<string, (world: BenchWorld) => Promise<Figure>>> = {
  orders: ordersFigure,
  kitchen: kitchenFigure,
  board: boardFigure,
  lists: listsFigure,
  size: sizeFigure,
  till: tillFigure,
  import: importFigure,
  customers: customersFigure,
  stock: stockFigure,
  documents: taxDocumentsFigure,
  guests: guestsFigure,
  reports: reportsFigure,
  platform: platformFigure,
  export: exportFigure,
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in figures));
  if (unknown.length > 0)
    throw new Error(
      `No benchmark is called ${unknown.join(", ")}: choose of ${Object.keys(figures).join(", ")}`,
    );
  const chosen = Object.entries(figures).filter(([name]) => names.length === 0 || names.includes(name));
  console.log(
    `${availableParallelism()} cores, ${cpus()[0]?.model ?? "unknown"}, Node.js ${process.version}`,
  );
  const started = performance.now();
  const world = await openBenchWorld();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new Error("Interrupted")));
  });
  try {
    for (const [, measure] of chosen) console.log(printed(await Promise.race([measure(world), interrupted])));
  } catch (error) {
    console.error(await world.lastWords());
    throw error;
  } finally {
    await world.stop();
  }
  console.log(`\nMeasured in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exit(1);
}
