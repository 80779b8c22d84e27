import { io, type Socket } from "socket.io-client";
import { routeAddress } from "#platform/contract/api-base.ts";
import { MISSED, type SocketHello, socketConnection } from "#platform/contract/events.ts";
import { required } from "#platform/server/http/app-error.ts";
import { readVisit } from "#service/visits/contract/guest-visits.ts";
import type { Floor } from "../floor.ts";
import type { Person } from "../sessions.ts";

/** A page of a restaurant that is open at a server process and, as the product's own, comes back by itself. */
export interface OpenScreen {
  /** Every greeting so far: the number up to which the screen knows everything. */
  readonly greetings: readonly number[];
  /** The names of what it heard, in order. */
  readonly heard: readonly string[];
}

export interface OpenScreens {
  readonly board: OpenScreen;
  readonly till: OpenScreen;
  /**
   * Answers to a guest's page each time it asked for the state of its table: the status, or null for no
   * answer.
   */
  readonly guest: readonly (number | null)[];
  close(): void;
}

const ASK_EVERY_MS = 100;
/** As the guests' page: it gives an answer up that does not come (`src/service/guest-menu/guest/api.ts`). */
const GUEST_PATIENCE_MS = 20_000;

/** Opens a board, a till and a guest's page at the server process of this port, and waits until all three are served. */
export async function openScreens(floor: Floor, port: number): Promise<OpenScreens> {
  const url = `http://127.0.0.1:${port}`;
  const [board, till] = await Promise.all([floor.cook, floor.admin].map((person) => openSocket(url, person)));
  const guest: (number | null)[] = [];
  const visitUrl = url + (await visitPath(floor));
  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    const status = await fetch(visitUrl, { signal: AbortSignal.timeout(GUEST_PATIENCE_MS) }).then(
      (reply) => reply.status,
      () => null,
    );
    guest.push(status);
    asking = false;
  };
  await ask();
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  return {
    board: required(board, "a board").screen,
    till: required(till, "a till").screen,
    guest,
    close: () => {
      clearInterval(timer);
      board?.socket.disconnect();
      till?.socket.disconnect();
    },
  };
}

async function openSocket(url: string, { cookies }: Person): Promise<{ socket: Socket; screen: OpenScreen }> {
  const socket = io(url, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 200,
    extraHeaders: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    },
  });
  // Cut by the server's word the library leaves coming back to the page.
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") socket.connect();
  });
  const greetings: number[] = [];
  const heard: string[] = [];
  socket.on("hello", ({ seq }: SocketHello) => greetings.push(seq));
  socket.on(MISSED, () => heard.push(MISSED));
  socket.onAny((name: string) => {
    if (name !== MISSED && name !== "hello") heard.push(name);
  });
  await new Promise((resolve) => socket.once("hello", resolve));
  return { socket, screen: { greetings, heard } };
}

async function visitPath({ rows, small }: Floor): Promise<string> {
  const [store] = await rows<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true, is_qr_order_enabled = true where tenant_id = $1 returning menu_code",
  );
  const [table] = await rows<{ locator: string }>(
    "select locator from store_tables where tenant_id = $1 and id = $2",
    small.tables[0],
  );
  return routeAddress(readVisit)
    .replace(":qrcode", required(store, "a store").menu_code)
    .replace(":tableId", required(table, "a table").locator);
}
