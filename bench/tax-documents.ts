import { setTimeout as pause } from "node:timers/promises";
import { TEST_PASSWORD, testCertificate } from "#app/server/testing/ministry/tax-issuer.ts";
import type { Ministry } from "#ministry/ministry.ts";
import { startMinistry } from "#ministry/start-ministry.ts";
import { signDocument } from "#platform/outside/signing/sign-document.ts";
import { readInput } from "#tax/tax-documents/server/document-input.ts";
import { prepareDocument } from "#tax/tax-documents/server/prepare-document.ts";
import type { BenchWorld } from "./support/bench-world.ts";
import { type Figure, ms, times } from "./support/figure.ts";
import { percentiles } from "./support/percentiles.ts";
import { type Product, startProduct } from "./support/product.ts";
import { type SellingTenant, sellingTenant, sellOnce } from "./support/selling-tenants.ts";

/** Sides take turns, so that a busy moment of the machine harms all. */
const ROUNDS = 4;
const SALES = 40;
/** Before the first round: connections, prepared statements and code become warm. */
const WARM_SALES = 20;
const DOCUMENTS = 300;
const SLOW_MS = 12_000;

/** In what state the ministry is while a restaurant sells; each has a restaurant of its own. */
const sides = {
  "issues none": (ministry: Ministry) => ministry.acceptConnections(),
  "ministry up": (ministry: Ministry) => ministry.acceptConnections(),
  "ministry answers after 12 s": (ministry: Ministry) => {
    ministry.addFault({ kind: "slow", ms: SLOW_MS });
    return ministry.acceptConnections();
  },
  "ministry down": (ministry: Ministry) => ministry.refuseConnections(),
} as const satisfies Record<string, (ministry: Ministry) => Promise<void>>;
const names = Object.keys(sides) as (keyof typeof sides)[];

/** What a sale waits for when its document goes to the ministry, and how many documents are built and signed a second. */
export async function taxDocumentsFigure({ database }: BenchWorld): Promise<Figure> {
  const { nit, publicKey } = testCertificate;
  const ministry = await startMinistry({ issuers: [{ nit, password: TEST_PASSWORD, publicKey }] });
  const product = await startProduct(database, {
    MINISTRY_TEST_URL: ministry.address,
  });
  try {
    const latencies = await sellInTurns({ database }, product, ministry);
    const up = percentiles(latencies["ministry up"]);
    const rows = names.map((name) => {
      const { p50, p95 } = percentiles(latencies[name]);
      return [`payment of a sale, ${name}`, ms(p50), ms(p95), times(p50, up.p50), times(p95, up.p95)];
    });
    return {
      title: "Sales and their electronic documents",
      aim: "a sale is as quick with the ministry down as with it up",
      columns: ["what", "p50", "p95", "p50 of up", "p95 of up"],
      rows: [...rows, ...(await buildAndSign({ database }))],
      notes: [
        `${ROUNDS} rounds of ${SALES} sales of three lines on one connection, in turns; the queue of the same process signs and sends meanwhile.`,
        `Built, checked by schema and by our own arithmetic, signed (RSA 2048): ${DOCUMENTS} documents of these sales, on one core.`,
      ],
    };
  } finally {
    await product.stop();
    await ministry.stop();
  }
}

type Latencies = Record<keyof typeof sides, number[]>;

async function sellInTurns(
  { database }: Pick<BenchWorld, "database">,
  { url }: Product,
  ministry: Ministry,
): Promise<Latencies> {
  const latencies: Latencies = {
    "issues none": [],
    "ministry up": [],
    "ministry answers after 12 s": [],
    "ministry down": [],
  };
  const tenants = new Map<keyof typeof sides, SellingTenant>();
  for (const name of names)
    tenants.set(name, await sellingTenant(database.db, { issues: name !== "issues none" }));
  for (const tenant of tenants.values())
    for (let sale = 0; sale < WARM_SALES; sale += 1) await sellOnce(url, tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, tenant] of tenants) {
      ministry.clearFaults();
      await sides[name](ministry);
      // What the queue still does for the side before this one is not this one's.
      await pause(2_000);
      for (let sale = 0; sale < SALES; sale += 1) latencies[name].push(await sellOnce(url, tenant));
    }
  }
  return latencies;
}

/** The very documents of the sales, from what is kept of them. */
async function buildAndSign({ database }: Pick<BenchWorld, "database">): Promise<string[][]> {
  const rows = await database.asSuperuser(
    `select input from tax_documents where kind = '01' limit ${DOCUMENTS}`,
  );
  const inputs = rows.map(({ input }) => readInput(input));
  const identity = {
    generation: "2026-07",
    environment: "00",
    controlNumber: "DTE-01-M001P001-000000000000001",
    generationCode: "07F62126-D2B4-4F14-910F-000000000001",
    issuedOn: "2026-11-23",
    issuedAt: "12:00:00",
    contingency: null,
  } as const;
  const perSecond = (work: () => unknown) => {
    for (let warm = 0; warm < 20; warm += 1) work();
    const started = performance.now();
    for (let turn = 0; turn < inputs.length; turn += 1) work();
    return (inputs.length / ((performance.now() - started) / 1000)).toFixed(0);
  };
  let at = 0;
  const next = () => {
    const input = inputs[at++ % inputs.length];
    if (!input) throw new Error("No document was made");
    return prepareDocument({ ...input, identity } as Parameters<typeof prepareDocument>[0], null);
  };
  const { text } = next();
  return [
    ["documents a second, built and checked", perSecond(next), "", "", ""],
    [
      "documents a second, signed",
      perSecond(() => signDocument(text, testCertificate.privateKey)),
      "",
      "",
      "",
    ],
    [
      "documents a second, built, checked and signed",
      perSecond(() => signDocument(next().text, testCertificate.privateKey)),
      "",
      "",
      "",
    ],
  ];
}
