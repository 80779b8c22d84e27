import type { Browser } from "@playwright/test";
import { type BenchDatabase, startBenchDatabase } from "./bench-database.ts";
import { ensureWebApp, startBrowser } from "./browser.ts";
import { type Product, startProduct } from "./product.ts";

/** What the benchmarks share: one database, one product, one browser, each started when first asked for. */
export interface BenchWorld {
  readonly database: BenchDatabase;
  product(): Promise<Product>;
  /** The product with its web app built, and a browser to look at it. */
  web(): Promise<{ readonly url: string; readonly browser: Browser }>;
  /** The last words of the product, when it was started. */
  lastWords(): Promise<string>;
  /** Ends everything that was started, also after a failure. */
  stop(): Promise<void>;
}

export async function openBenchWorld(): Promise<BenchWorld> {
  const database = await startBenchDatabase();
  let product: Promise<Product> | undefined;
  let browser: Promise<Browser> | undefined;
  const world: BenchWorld = {
    database,
    product: () => {
      product ??= startProduct(database);
      return product;
    },
    async web() {
      await ensureWebApp();
      browser ??= startBrowser();
      const { url } = await world.product();
      return { url, browser: await browser };
    },
    async lastWords() {
      const started = await product?.catch(() => undefined);
      return started?.log().split("\n").slice(-20).join("\n") ?? "";
    },
    async stop() {
      const opened = await browser?.catch(() => undefined);
      await opened?.close();
      const started = await product?.catch(() => undefined);
      await started?.stop();
      await database.stop();
    },
  };
  return world;
}
