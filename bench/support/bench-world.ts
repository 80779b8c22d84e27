import { type BenchDatabase, startBenchDatabase } from "./bench-database.ts";
import { type Product, startProduct } from "./product.ts";

/** What the benchmarks share: one database and one product, started when first asked for. */
export interface BenchWorld {
  readonly database: BenchDatabase;
  product(): Promise<Product>;
  /** The last words of the product, when it was started. */
  lastWords(): Promise<string>;
  /** Ends everything that was started, also after a failure. */
  stop(): Promise<void>;
}

export async function openBenchWorld(): Promise<BenchWorld> {
  const database = await startBenchDatabase();
  let product: Promise<Product> | undefined;
  return {
    database,
    product: () => {
      product ??= startProduct(database);
      return product;
    },
    async lastWords() {
      const started = await product?.catch(() => undefined);
      return started?.log().split("\n").slice(-20).join("\n") ?? "";
    },
    async stop() {
      const started = await product?.catch(() => undefined);
      await started?.stop();
      await database.stop();
    },
  };
}
