import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import { toUuid } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import type { Random } from "../random.ts";
import { type PlannedAccount, planLine, type SalesWorld } from "./plan-sales.ts";

interface OpenRound {
  /** Minutes before now at which it was sent. */
  readonly minutesAgo: number;
  /** Title of each dish, how many, how far it is, and who eats it, where somebody said. */
  readonly lines: readonly OpenLine[];
}

type OpenLine = readonly [string, number, LineStatus, seat?: number];

const round = (minutesAgo: number, ...lines: OpenLine[]): OpenRound => ({ minutesAgo, lines });

interface OpenVisit {
  /** Place of the table in the list of tables; none for takeaway and delivery. */
  readonly table?: number;
  readonly diningOption: DiningOption;
  readonly people?: number;
  readonly hasCustomer?: true;
  readonly platformNumber?: string;
  readonly billRequested?: true;
  readonly rounds: readonly OpenRound[];
}

/** Parties at different moments of their visit, and people who wait at the counter. */
const visits: readonly OpenVisit[] = [
  {
    table: 1,
    people: 4,
    diningOption: "dinein",
    rounds: [
      round(
        3,
        ["Pupusa revuelta", 4, "created"],
        ["Pupusa de queso con loroco", 2, "created"],
        ["Horchata de morro", 2, "created"],
      ),
    ],
  },
  {
    table: 3,
    people: 3,
    diningOption: "dinein",
    hasCustomer: true,
    rounds: [
      round(
        24,
        ["Carne asada", 1, "preparing"],
        ["Sopa de gallina india", 1, "created"],
        ["Limonada con hierbabuena", 2, "completed"],
      ),
    ],
  },
  {
    table: 6,
    people: 3,
    diningOption: "dinein",
    billRequested: true,
    rounds: [
      round(
        52,
        ["Mojarra frita", 1, "delivered", 1],
        ["Mojarra frita", 1, "delivered", 2],
        ["Cerveza nacional", 2, "delivered", 1],
        ["Cerveza nacional", 1, "delivered", 3],
      ),
      round(
        15,
        ["Tres leches", 1, "delivered"],
        ["Capuchino", 1, "completed", 2],
        ["Capuchino", 1, "completed", 3],
      ),
    ],
  },
  {
    table: 9,
    people: 2,
    diningOption: "dinein",
    rounds: [
      round(31, ["Yuca con chicharrón", 1, "delivered"], ["Gaseosa", 3, "delivered"]),
      round(
        8,
        ["Plato típico salvadoreño", 2, "preparing"],
        ["Michelada", 1, "preparing"],
        ["Mojito", 1, "created"],
      ),
    ],
  },
  {
    diningOption: "takeaway",
    rounds: [round(11, ["Pupusa de frijol con queso", 6, "preparing"], ["Café de olla", 2, "completed"])],
  },
  {
    diningOption: "delivery",
    hasCustomer: true,
    rounds: [round(19, ["Pollo encebollado", 2, "completed"], ["Fresco de tamarindo", 2, "completed"])],
  },
  {
    diningOption: "takeaway",
    platformNumber: "A-2187",
    rounds: [round(9, ["Pupusa de queso con loroco", 3, "completed"])],
  },
  { diningOption: "takeaway", rounds: [round(6, ["Pupusa revuelta", 5, "preparing"])] },
  { diningOption: "takeaway", rounds: [round(2, ["Café de olla", 1, "created"])] },
];

/** The accounts that are open at `now`; all of their rounds are of the last hour. */
export function planOpenAccounts(random: Random, world: SalesWorld, now: Date): PlannedAccount[] {
  return visits.map((visit) => ({
    uuid: toUuid(random.uuid()),
    tableId: visit.table === undefined ? null : (world.tables[visit.table] ?? null),
    diningOption: visit.diningOption,
    customerId: visit.hasCustomer ? random.pick(world.customers) : null,
    waiterId: random.pick(world.waiterIds),
    ...(visit.people !== undefined && { people: visit.people }),
    ...(visit.platformNumber !== undefined && { platformNumber: visit.platformNumber }),
    orders: visit.rounds.map(({ minutesAgo, lines }) => {
      const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
      return {
        uuid: toUuid(random.uuid()),
        at,
        lines: lines.map(([title, quantity, status, seat]) => {
          const item = world.items.find((offered) => offered.title === title);
          if (!item) throw new Error(`No dish called ${title}`);
          const planned = planLine(random, item, { at, status, quantity });
          const line = seat === undefined ? planned : { ...planned, seat };
          return line.changedAt > now ? { ...line, changedAt: now } : line;
        }),
      };
    }),
    paid: null,
    billRequestedAt: visit.billRequested ? new Date(now.getTime() - 2 * MINUTE_MS) : null,
  }));
}
