import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type DefaultEventsMap, Server, type Socket } from "socket.io";
import type { z } from "zod";
import {
  type AuthenticateReply,
  type ClientMessageName,
  clientMessages,
  type RealtimeMessage,
  type SocketHello,
  socketConnection,
} from "../../../contract/platform/events.ts";
import type { Database } from "../db/in-tenant.ts";
import { announcedOrder, announcedQrOrder, announcedUpdate, newestNumber } from "./announced-order.ts";
import { EventSequencer } from "./event-sequencer.ts";
import { addressOf, type HandshakeOptions, isOwnHandshake, readListener } from "./handshake.ts";
import type { Realtime } from "./realtime.ts";
import { linkByRedis } from "./redis-link.ts";
import { deadSessions, type Listener, SWEEP_MILLISECONDS } from "./session-sweep.ts";
import { AddressLimit, MessageBudget } from "./socket-limits.ts";
import { listenToTillDisplays } from "./till-displays.ts";

export interface RealtimeDeps extends HandshakeOptions {
  readonly db: Database;
  readonly clock: () => Date;
  /** Several processes hear each other through this Redis. */
  readonly redis?: Redis | undefined;
}

export interface RealtimeServer extends Realtime {
  /** Starts answering sockets on the server. */
  attach(server: HttpServer, deps: RealtimeDeps): Promise<void>;
  /** Cuts every socket of this process; the HTTP server stays with its owner. */
  close(): Promise<void>;
}

type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Listener>;
type ListenerSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Listener>;

const tenantRoom = (tenantId: number) => `tenant:${tenantId}`;
const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/**
 * The sockets of every screen. Rooms follow from the session at the handshake, never from what a client sends. Before
 * `attach` it swallows what is published: there is nobody to tell.
 */
export function createRealtime(log: Logger): RealtimeServer {
  let io: Io | undefined;
  let detach: (() => Promise<void>) | undefined;
  const sequencer = new EventSequencer((tenantId, message) => announce(io, tenantId, message));
  return {
    publish: (tenantId, firstNumber, events) => sequencer.add(tenantId, firstNumber, events),
    endSession: (_tenantId, sessionId) => {
      io?.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    async attach(server, deps) {
      const opened = openSockets(server, deps, log);
      sequencer.publishers = deps.redis === undefined ? "one process" : "several processes";
      detach = await acceptSockets(opened, deps, log);
      io = opened;
    },
    async close() {
      sequencer.close();
      const sockets = io;
      io = undefined;
      sockets?.local.disconnectSockets(true);
      await detach?.();
      sockets?.engine.close();
    },
  };
}

function announce(io: Io | undefined, tenantId: number, message: RealtimeMessage): void {
  io?.to(tenantRoom(tenantId)).emit(message.type, message);
}

function openSockets(server: HttpServer, deps: RealtimeDeps, log: Logger): Io {
  const limit = new AddressLimit();
  const io: Io = new Server(server, {
    ...socketConnection,
    transports: [...socketConnection.transports],
    serveClient: false,
    // Messages are ids, and the lines that a guest sees at the till; anything longer is not ours.
    maxHttpBufferSize: 8_192,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    connectTimeout: 5_000,
    upgradeTimeout: 5_000,
    perMessageDeflate: false,
    allowRequest: (request, answer) => {
      const address = addressOf(request, deps);
      const allowed = isOwnHandshake(request, deps) && limit.mayTry(address, Date.now());
      if (!allowed) log.info({ address, origin: request.headers.origin }, "socket refused");
      answer(allowed ? null : "refused", allowed);
    },
  });
  io.engine.on(
    "connection",
    (raw: { request: IncomingMessage; once(event: "close", then: () => void): void }) => {
      const address = addressOf(raw.request, deps);
      limit.opened(address);
      raw.once("close", () => limit.closed(address));
    },
  );
  return io;
}

async function acceptSockets(io: Io, deps: RealtimeDeps, log: Logger): Promise<() => Promise<void>> {
  io.use((socket, next) => {
    readListener(deps.db, socket.request, deps).then(
      (found) => {
        if (typeof found === "string") return next(new Error(found));
        socket.data = { tenantId: found.tenantId, sessionId: found.sessionId };
        return next();
      },
      (error: unknown) => {
        log.error({ err: error }, "socket handshake failed");
        next(new Error("service_unavailable"));
      },
    );
  });
  const unlink = deps.redis === undefined ? undefined : await linkByRedis(io, deps.redis);
  io.on("connection", (socket) => {
    welcome(socket, io, deps, log).catch((error: unknown) => {
      log.error({ err: error }, "socket welcome failed");
      socket.disconnect(true);
    });
  });
  const stopSweep = keepSweeping(io, deps.db, log);
  return async () => {
    await stopSweep();
    await unlink?.();
  };
}

async function welcome(socket: ListenerSocket, io: Io, deps: RealtimeDeps, log: Logger): Promise<void> {
  const { tenantId, sessionId } = socket.data;
  listenToClient(socket, io, deps, log);
  listenToTillDisplays(socket, io, deps.db, (error) => {
    log.error({ err: error, tenant: tenantId }, "message of a till or display not passed on");
  });
  await socket.join([tenantRoom(tenantId), sessionRoom(sessionId)]);
  // Read after joining: whatever commits from here on arrives as a message.
  const seq = await newestNumber(deps.db, tenantId);
  socket.emit("hello", { seq, now: deps.clock().toISOString() } satisfies SocketHello);
}

function listenToClient(socket: ListenerSocket, io: Io, { db }: RealtimeDeps, log: Logger): void {
  const { tenantId } = socket.data;
  const budget = new MessageBudget(Date.now());
  socket.use((_message, next) => {
    const verdict = budget.spend(Date.now());
    if (verdict === "hear") next();
    if (verdict === "cut") socket.disconnect(true);
  });
  const isOwnTenant = (claimed: number | undefined) => claimed === undefined || claimed === tenantId;
  const announceWhenRead = async (read: Promise<RealtimeMessage | undefined>) => {
    const message = await read.catch((error: unknown) => {
      log.error({ err: error, tenant: tenantId }, "announced order not read");
    });
    if (message) announce(io, tenantId, message);
  };
  socket.on("authenticate", (sent: unknown, answer: unknown) => {
    const claim = readMessage("authenticate", sent);
    const reply: AuthenticateReply = { ok: claim?.tenant_id === tenantId };
    if (typeof answer === "function") answer(reply);
  });
  socket.on("new_order_backend", (sent: unknown) => {
    const message = readMessage("new_order_backend", sent);
    if (message && isOwnTenant(message.tenant_id))
      void announceWhenRead(announcedOrder(db, tenantId, message.orderId));
  });
  socket.on("order_update_backend", (sent: unknown) => {
    const message = readMessage("order_update_backend", sent);
    if (message && isOwnTenant(message.tenant_id))
      void announceWhenRead(announcedUpdate(db, tenantId, message.orderIds));
  });
  socket.on("new_qrorder_backend", (sent: unknown) => {
    const message = readMessage("new_qrorder_backend", sent);
    if (message && isOwnTenant(message.tenant_id))
      void announceWhenRead(announcedQrOrder(db, tenantId, message.qrOrderId));
  });
}

function readMessage<Name extends ClientMessageName>(
  name: Name,
  sent: unknown,
): z.output<(typeof clientMessages)[Name]> | undefined {
  const read = clientMessages[name].safeParse(sent);
  return read.success ? (read.data as z.output<(typeof clientMessages)[Name]>) : undefined;
}

/** Looks again and again whether the sessions of this process's sockets still live; gives back what stops it. */
function keepSweeping(io: Io, db: Database, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const sweep = async () => {
    const sockets = [...io.of("/").sockets.values()];
    const dead = await deadSessions(
      db,
      sockets.map((socket) => socket.data),
    );
    for (const socket of sockets) if (dead.has(socket.data.sessionId)) socket.disconnect(true);
  };
  const timer = setInterval(() => {
    running ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, "sessions of sockets not checked; next try soon"))
      .finally(() => {
        running = undefined;
      });
  }, SWEEP_MILLISECONDS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
