// Kitchen displays without a browser: each listens on its socket, is told its changes, and loads its board as the page does.
import { io, type Socket } from "socket.io-client";
import { apiBase } from "#app/contract/routes.ts";
import type { ChangeMessage } from "#platform/contract/changes.ts";
import { MISSED, type SocketHello, socketConnection } from "#platform/contract/events.ts";
import { createLoadPlanner } from "#platform/web/live-lists/load-planner.ts";
import { kitchenBoard, ticketsChanged } from "#service/kitchen/contract/kitchen.ts";
import { programAnswer, programInput } from "../support/program-input.ts";
import type { BenchTenant } from "../support/small-tenants.ts";

export interface DisplayPlan {
  readonly url: string;
  readonly tenants: readonly BenchTenant[];
  /** Spread evenly over the restaurants. */
  readonly displays: number;
}

/** Answered once when all displays listen, and once more when told to report. */
export interface DisplayReport {
  readonly listening: number;
  readonly boardsLoaded: number;
  readonly changesHeard: number;
  readonly failures: number;
}

interface BoardAnswer {
  readonly seq: number;
}

let boardsLoaded = 0;
let changesHeard = 0;
let failures = 0;

async function loadBoard(url: string, { cookie, address }: BenchTenant): Promise<number> {
  const reply = await fetch(url + apiBase + kitchenBoard.path, {
    headers: { cookie, "x-forwarded-for": address },
  });
  if (!reply.ok) throw new Error(`The board was refused: ${reply.status}`);
  boardsLoaded += 1;
  return ((await reply.json()) as BoardAnswer).seq;
}

async function openDisplay(url: string, tenant: BenchTenant): Promise<Socket> {
  const socket = io(url, {
    path: socketConnection.path,
    transports: [...socketConnection.transports],
    extraHeaders: { cookie: tenant.cookie, "x-forwarded-for": tenant.address },
    forceNew: true,
  });
  let loaded = 0;
  let last = 0;
  const load = async () => {
    try {
      loaded = await loadBoard(url, tenant);
    } catch {
      failures += 1;
    }
  };
  const planner = createLoadPlanner(load, () => loaded);
  socket.on(MISSED, () => planner.onMissed(null));
  socket.on(ticketsChanged.name, ({ seq, prev }: ChangeMessage) => {
    changesHeard += 1;
    if (prev > last) planner.onMissed(seq);
    last = Math.max(last, seq);
  });
  last = await new Promise<number>((resolve, reject) => {
    socket.once("hello", ({ seq }: SocketHello) => resolve(seq));
    socket.once("connect_error", reject);
  });
  await load();
  return socket;
}

const { url, tenants, displays }: DisplayPlan = await programInput();
const AT_ONCE = 20;
const sockets: Socket[] = [];
while (sockets.length < displays) {
  const next = Array.from({ length: Math.min(AT_ONCE, displays - sockets.length) }, (_, place) => {
    const tenant = tenants[(sockets.length + place) % tenants.length];
    if (!tenant) throw new Error("No restaurants");
    return openDisplay(url, tenant);
  });
  sockets.push(...(await Promise.all(next)));
}
const report = (): DisplayReport => ({
  listening: sockets.filter((socket) => socket.connected).length,
  boardsLoaded: boardsLoaded - sockets.length,
  changesHeard,
  failures,
});
programAnswer(report());
process.on("message", () => programAnswer(report()));
