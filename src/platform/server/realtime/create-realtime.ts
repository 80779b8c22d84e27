import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { Server } from "socket.io";
import type { z } from "zod";
import {
  type AuthenticateReply,
  announcementSenders,
  type ClientMessageName,
  clientMessages,
  type RealtimeMessage,
  RIGHTS_CHANGED,
  type SocketHello,
  socketConnection,
} from "../../contract/events.ts";
import { hasScope } from "../../domain/access/actor.ts";
import type { Database } from "../db/in-tenant.ts";
import type { SharedRedis } from "../redis/connect-redis.ts";
import type { Publishers } from "./event-sequencer.ts";
import { Followers } from "./followers.ts";
import {
  clientAddressOf,
  type HandshakeOptions,
  handshakeAskerOf,
  isOwnHandshake,
  readListener,
} from "./handshake.ts";
import type { Realtime } from "./realtime.ts";
import { type LinkedProcesses, linkByRedis } from "./redis-link.ts";
import { type LocalSockets, roomOf, roomsOf, ScreenFeed, sessionRoom, tenantRoom } from "./screen-feed.ts";
import { AskerLimit, MessageBudget } from "./socket-limits.ts";
import type { AnnouncementName, Io, ListenerSocket, Rights, SocketPorts, ToRooms } from "./socket-ports.ts";

/** Below a second, so that a revoked session is cut within one even on a process that was not notified. */
const SWEEP_MILLISECONDS = 700;

export interface RealtimeDeps extends HandshakeOptions {
  readonly db: Database;
  readonly clock: () => Date;
}

export interface RealtimeServer extends Realtime {
  /** Starts answering sockets on the server. */
  attach(server: HttpServer, deps: RealtimeDeps): Promise<void>;
  /** Cuts every socket of this process; the HTTP server stays with its owner. */
  close(): Promise<void>;
}

/** State between `attach` and `close`. */
interface Hub {
  readonly io: Io;
  readonly feed: ScreenFeed;
  readonly deps: RealtimeDeps;
  readonly ports: SocketPorts;
  readonly log: Logger;
  readonly followers: Followers;
  /** Speaks to the sockets of rooms on every process. */
  readonly say: ToRooms;
}

/**
 * Serves the sockets of all screens. Rooms follow from the session at the handshake and its permissions,
 * never from what a client sends. `redis` joins it with other processes, which hear what is published here also when
 * nothing is attached, as in a worker.
 */
export function createRealtime(log: Logger, ports: SocketPorts, redis?: SharedRedis): RealtimeServer {
  const followers = new Followers();
  let hub: Hub | undefined;
  let stopSweep: (() => Promise<void>) | undefined;
  const here: LinkedProcesses = {
    committed({ tenantId, first, events }) {
      followers.heard(tenantId, events);
      hub?.feed.hear(tenantId, first, events);
    },
    said: ({ rooms, name, message }) => void hub?.io.to([...rooms]).emit(name, message),
    sessionEnded: (sessionId) => hub?.io.in(sessionRoom(sessionId)).disconnectSockets(true),
  };
  const others = redis && linkByRedis(redis, here);
  const publishers = (): Publishers =>
    redis === undefined ? "one process" : redis.state() === "joined" ? "joined" : "apart";
  return {
    follow: (follower) => followers.add(follower),
    publish(tenantId, first, events) {
      here.committed({ tenantId, first, events });
      others?.committed({ tenantId, first, events });
    },
    endSession: (_tenantId, sessionId) => {
      here.sessionEnded(sessionId);
      others?.sessionEnded(sessionId);
    },
    async attach(server, deps) {
      const io = openSockets(server, deps, log);
      const feed = feedOf(io, { deps, sources: ports.sources, log, publishers, followers });
      const say: ToRooms = (rooms, name, message) => {
        here.said({ rooms, name, message });
        others?.said({ rooms, name, message });
      };
      hub = { io, feed, deps, ports, log, followers, say };
      acceptSockets(hub);
      stopSweep = keepSweeping(hub);
    },
    async close() {
      const open = hub;
      hub = undefined;
      await open?.feed.close();
      open?.io.local.disconnectSockets(true);
      await stopSweep?.();
      open?.io.engine.close();
    },
  };
}

interface FeedParts extends Pick<Hub, "deps" | "log" | "followers"> {
  readonly sources: SocketPorts["sources"];
  readonly publishers: () => Publishers;
}

function feedOf(io: Io, { deps, followers, ...rest }: FeedParts): ScreenFeed {
  const sockets: LocalSockets = {
    has: (room) => io.of("/").adapter.rooms.has(room),
    emit: (room, name, message) => void io.to(room).emit(name, message),
  };
  return new ScreenFeed({ ...rest, sockets, followers, db: deps.db, clock: deps.clock });
}

function openSockets(server: HttpServer, deps: RealtimeDeps, log: Logger): Io {
  const limit = new AskerLimit();
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
      const allowed =
        isOwnHandshake(request, deps) && limit.mayTry(handshakeAskerOf(request, deps), Date.now());
      if (!allowed)
        log.info(
          { address: clientAddressOf(request, deps), origin: request.headers.origin },
          "socket refused",
        );
      answer(allowed ? null : "refused", allowed);
    },
  });
  io.engine.on(
    "connection",
    (raw: { request: IncomingMessage; once(event: "close", then: () => void): void }) => {
      const asker = handshakeAskerOf(raw.request, deps);
      limit.opened(asker);
      raw.once("close", () => limit.closed(asker));
    },
  );
  return io;
}

function acceptSockets(hub: Hub): void {
  const { io, feed, deps, ports, log } = hub;
  io.use((socket, next) => {
    readListener(deps, ports.askers, socket.request).then(
      (found) => {
        if (typeof found === "string") return next(new Error(found));
        const { tenantId, sessionId, role, scope, supportVisit } = found;
        socket.data = { tenantId, sessionId, role, scope, supportVisit: supportVisit?.id };
        return next();
      },
      (error: unknown) => {
        log.error({ err: error }, "socket handshake failed");
        next(new Error("service_unavailable"));
      },
    );
  });
  io.on("connection", (socket) => {
    socket.on("disconnect", () => feed.left(socket.data.tenantId));
    welcome(socket, hub).catch((error: unknown) => {
      log.error({ err: error }, "socket welcome failed");
      socket.disconnect(true);
    });
  });
}

async function welcome(socket: ListenerSocket, hub: Hub): Promise<void> {
  const { feed, deps, ports, log, say } = hub;
  const { tenantId, sessionId, supportVisit } = socket.data;
  listenToClient(socket, hub);
  // A support visit is no till and no display, and announces nothing.
  if (supportVisit === undefined)
    ports.listen(socket, say, deps.db, (error) => {
      log.error({ err: error, tenant: tenantId }, "message of a till or display not passed on");
    });
  const own = supportVisit === undefined ? [sessionRoom(sessionId)] : [];
  await socket.join([tenantRoom(tenantId), ...own, ...readableRooms(socket, ports)]);
  const seq = await feed.entered(tenantId);
  // A socket that closed meanwhile must not take the tenant's queue along.
  if (!socket.connected) feed.left(tenantId);
  socket.emit("hello", { seq, now: deps.clock().toISOString() } satisfies SocketHello);
}

function readableRooms({ data }: ListenerSocket, { sources }: SocketPorts): string[] {
  return roomsOf(
    data.tenantId,
    data,
    sources.map((source) => source.definition),
  );
}

function listenToClient(socket: ListenerSocket, { deps: { db }, ports, log, say }: Hub): void {
  const { tenantId } = socket.data;
  const mayAnnounce = (name: AnnouncementName) =>
    socket.data.supportVisit === undefined && hasScope(socket.data, announcementSenders[name]);
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
    if (message) say([roomOf(tenantId, message.type)], message.type, message);
  };
  socket.on("authenticate", (sent: unknown, answer: unknown) => {
    const claim = readMessage("authenticate", sent);
    const reply: AuthenticateReply = { ok: claim?.tenant_id === tenantId };
    if (typeof answer === "function") answer(reply);
  });
  const listenFor = <Name extends AnnouncementName>(name: Name) => {
    socket.on(name as string, (sent: unknown) => {
      const message = readMessage(name, sent);
      if (message && isOwnTenant(message.tenant_id) && mayAnnounce(name))
        void announceWhenRead(ports.announced[name](db, tenantId, message));
    });
  };
  for (const name of Object.keys(announcementSenders) as AnnouncementName[]) listenFor(name);
}

function readMessage<Name extends ClientMessageName>(
  name: Name,
  sent: unknown,
): z.output<(typeof clientMessages)[Name]> | undefined {
  const read = clientMessages[name].safeParse(sent);
  return read.success ? (read.data as z.output<(typeof clientMessages)[Name]>) : undefined;
}

/**
 * Checks at intervals whether the sessions of this process's sockets live, what they may read, whether the
 * database was away, and whether something was committed that nobody told this process. Returns a function that stops it.
 */
function keepSweeping({ io, feed, followers, ports, deps: { db, clock }, log }: Hub): () => Promise<void> {
  let running: Promise<void> | undefined;
  let lostAndTold = db.connectionsLost();
  const sweep = async () => {
    const lost = db.connectionsLost();
    const sockets = [...io.of("/").sockets.values()];
    const listeners = sockets.map((socket) => socket.data);
    const [living, looking] = await Promise.all([
      ports.activeSessions(
        db,
        listeners.filter(({ supportVisit }) => supportVisit === undefined),
        clock(),
      ),
      ports.activeSupportVisits(
        db,
        listeners.flatMap(({ supportVisit }) => supportVisit ?? []),
      ),
    ]);
    for (const socket of sockets) {
      const { supportVisit } = socket.data;
      if (supportVisit !== undefined) {
        if (!looking.has(supportVisit)) socket.disconnect(true);
        continue;
      }
      const rights = living.get(socket.data.sessionId);
      if (!rights) socket.disconnect(true);
      else if (!hasSameRights(socket.data, rights)) await changeRights(socket, rights, ports);
    }
    // It answers again. Nobody was notified of commits in its last moment, and requests of screens failed
    // meanwhile.
    if (lost !== lostAndTold) {
      followers.missed(null);
      feed.missedAll();
    }
    lostAndTold = lost;
    await feed.look();
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

function hasSameRights(known: Rights, now: Rights): boolean {
  return known.role === now.role && known.scope.join() === now.scope.join();
}

/** Leaves and enters rooms for new permissions, and notifies the screen, which asks what it may show. */
async function changeRights(socket: ListenerSocket, rights: Rights, ports: SocketPorts): Promise<void> {
  const before = readableRooms(socket, ports);
  socket.data = { ...socket.data, ...rights };
  const now = readableRooms(socket, ports);
  for (const room of before) if (!now.includes(room)) await socket.leave(room);
  await socket.join(now);
  socket.emit(RIGHTS_CHANGED);
}
