import { createTenant } from "#core/tenants/server/public.ts";
import { importMenu, previewMenuImport } from "#menu/menu-file/contract/menu-file.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import type { Figure } from "./support/figure.ts";
import { signIn } from "./support/sign-in.ts";
import { readImports, timedSender } from "./support/timed-import.ts";

const CATEGORIES = 40;

/** How long an owner waits for a whole menu from a file: looked at, imported, and imported again with other prices. */
export async function importFigure(world: BenchWorld): Promise<Figure> {
  const { url } = await world.product();
  const { rows, rounds } = await readImports(
    [200, 5_000],
    {
      checked: "looked at, nothing changed",
      added: "imported into an empty menu",
      changed: "imported again, each price another",
    },
    (items) => measureImport(world, url, items),
  );
  return {
    title: "A menu from a file",
    aim: "5,000 items checked and imported within 10 s",
    columns: ["what", "200 items, p50", "5,000 items, p50", "slowest", "of 200 items"],
    rows,
    notes: [
      `Each item has two variants and two add-ons in a group: 6 lines. ${rounds} restaurants of each size; from the request until its answer.`,
    ],
  };
}

async function measureImport({ database: { db } }: BenchWorld, url: string, items: number) {
  const tenantId = await createTenant(db, { name: "Importa" });
  await db.inTenant(tenantId, (tx) =>
    tx.run(
      sqlOf
        .insertInto("taxes")
        .values({ tenant_id: tenantId, title: "IVA", rate_bp: 1300, type: "inclusive" }),
    ),
  );
  const timed = timedSender(url, await signIn(db, tenantId, ["SETTINGS"]));
  return {
    checked: await timed(previewMenuImport, { csv: menuFile(items, 0) }),
    added: await timed(importMenu, { csv: menuFile(items, 0) }),
    changed: await timed(importMenu, { csv: menuFile(items, 5) }),
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
