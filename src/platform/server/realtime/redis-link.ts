import { randomUUID } from "node:crypto";
import type { RealtimeEvent } from "../../contract/events.ts";
import type { SharedRedis } from "../redis/connect-redis.ts";

/** Channel for the events of each process's commits. */
const COMMITTED = "comanda:committed";
/** Channel for what is no commit: messages between tills and displays, ended sessions. */
const SAID = "comanda:said";

export interface Committed {
  readonly tenantId: number;
  readonly first: number;
  readonly events: readonly RealtimeEvent[];
}

/** A message to the sockets of rooms, on every process. */
export interface Said {
  readonly rooms: readonly string[];
  readonly name: string;
  readonly message: unknown;
}

/** The other processes as this one hears them, and this one as they do. Words are lost while Redis is away, and never told later. */
export interface LinkedProcesses {
  committed(committed: Committed): void;
  said(said: Said): void;
  /** The session has ended: its sockets are cut. */
  sessionEnded(sessionId: number): void;
}

/** Connects this process with those that share the Redis: `listener` hears them, and the answer speaks to them. */
export function linkByRedis(redis: SharedRedis, listener: LinkedProcesses): LinkedProcesses {
  const self = randomUUID();
  type OnSaid = { readonly from: string; readonly said?: Said; readonly endedSession?: number };
  redis.hear(COMMITTED, (text) => {
    const { from, committed } = JSON.parse(text) as { from: string; committed: Committed };
    if (from !== self) listener.committed(committed);
  });
  redis.hear(SAID, (text) => {
    const { from, said, endedSession } = JSON.parse(text) as OnSaid;
    if (from === self) return;
    if (said !== undefined) listener.said(said);
    if (endedSession !== undefined) listener.sessionEnded(endedSession);
  });
  const say = (message: Omit<OnSaid, "from">) => redis.tell(SAID, JSON.stringify({ from: self, ...message }));
  return {
    committed: (committed) => redis.tell(COMMITTED, JSON.stringify({ from: self, committed })),
    said: (said) => say({ said }),
    sessionEnded: (endedSession) => say({ endedSession }),
  };
}
