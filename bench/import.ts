import { randomUUID } from "node:crypto";
import { importMenu, previewMenuImport } from "../src/contract/menu/menu-file.ts";
import type { RouteDefinition } from "../src/contract/platform/define.ts";
import { apiBase } from "../src/contract/routes.ts";
import { createTenant } from "../src/server/features/tenants/public.ts";
import { sqlOf } from "../src/server/platform/db/tx.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Figure, ms, times } from "./support/figure.ts";
import { percentiles } from "./support/percentiles.ts";
import { accessCookie, signIn } from "./support/sign-in.ts";

const MENUS = [200, 5_000] as const;
const ROUNDS = 5;
const CATEGORIES = 40;

interface ImportReading {
  readonly checked: number;
  readonly added: number;
  readonly changed: number;
}

/** How long an owner waits for a whole menu from a file: looked at, imported, and imported again with other prices. */
export async function importFigure(world: BenchWorld): Promise<Figure> {
  const { url } = await world.product();
  const readings = new Map<number, ImportReading[]>();
  for (const items of MENUS) {
    const rounds: ImportReading[] = [];
    // The first warms the code up.
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await measureImport(world, url, items));
    readings.set(items, rounds.slice(1));
  }
  const [usual, huge] = MENUS.map((items) => readings.get(items) ?? []);
  const middle = (of: keyof ImportReading, all: readonly ImportReading[] = []) =>
    percentiles(all.map((reading) => reading[of])).p50;
  const slowest = (of: keyof ImportReading, all: readonly ImportReading[] = []) =>
    Math.max(...all.map((reading) => reading[of]));
  const row = (what: string, of: keyof ImportReading) => [
    what,
    ms(middle(of, usual)),
    ms(middle(of, huge)),
    ms(slowest(of, huge)),
    times(middle(of, huge), middle(of, usual)),
  ];
  return {
    title: "A menu from a file",
    aim: "5,000 items checked and imported within 10 s",
    columns: ["what", "200 items, p50", "5,000 items, p50", "slowest", "of 200 items"],
    rows: [
      row("looked at, nothing changed", "checked"),
      row("imported into an empty menu", "added"),
      row("imported again, each price another", "changed"),
    ],
    notes: [
      `Each item has two variants and two add-ons in a group: 6 lines. ${ROUNDS} restaurants of each size; from the request until its answer.`,
    ],
  };
}

async function measureImport(
  { database: { db } }: BenchWorld,
  url: string,
  items: number,
): Promise<ImportReading> {
  const tenantId = await createTenant(db, { name: "Importa" });
  await db.inTenant(tenantId, (tx) =>
    tx.run(
      sqlOf
        .insertInto("taxes")
        .values({ tenant_id: tenantId, title: "IVA", rate_bp: 1300, type: "inclusive" }),
    ),
  );
  const cookie = `${accessCookie}=${await signIn(db, tenantId, ["SETTINGS"])}`;
  const timed = async ({ method, path }: RouteDefinition, csv: string) => {
    const started = performance.now();
    const reply = await fetch(url + apiBase + path, {
      method,
      headers: { cookie, "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify({ csv }),
    });
    const answer = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${answer.slice(0, 500)}`);
    return performance.now() - started;
  };
  return {
    checked: await timed(previewMenuImport, menuFile(items, 0)),
    added: await timed(importMenu, menuFile(items, 0)),
    changed: await timed(importMenu, menuFile(items, 5)),
  };
}

/** A menu whose prices are so many cents dearer than those of another one. */
function menuFile(items: number, dearer: number): string {
  const lines = ["Tipo,Categoría,Título,Descripción,Precio,Impuesto,Precio incluye IVA,Grupo,Mínimo,Máximo"];
  for (let item = 0; item < items; item += 1) {
    const price = ((150 + (item % 900) + dearer) / 100).toFixed(2);
    lines.push(
      `producto,Categoría ${item % CATEGORIES},Plato ${item},Hecho en casa,${price},IVA,sí,,,`,
      `variante,,Pequeño,,${price},,,,,`,
      `variante,,Grande,,${(Number(price) + 1).toFixed(2)},,,,,`,
      "grupo,,Salsa,,,,,,0,1",
      "extra,,Roja,,0.00,,,Salsa,,",
      "extra,,Verde,,0.25,,,Salsa,,",
    );
  }
  return lines.join("\n");
}
