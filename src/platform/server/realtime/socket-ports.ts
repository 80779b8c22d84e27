import type { DefaultEventsMap, Server, Socket } from "socket.io";
import type { z } from "zod";
import type { announcementSenders, clientMessages, RealtimeMessage } from "../../contract/events.ts";
import type { Role } from "../../domain/access/actor.ts";
import type { Permission } from "../../domain/access/permissions.ts";
import type { Id } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";
import type { Askers } from "../http/askers.ts";
import type { ChangeSource } from "./change-source.ts";

/** The listener on a socket and their permissions. */
export interface Listener {
  readonly tenantId: number;
  readonly sessionId: Id<"Session">;
  readonly role: Role;
  readonly scope: readonly Permission[];
  /** Number of the support visit: such a socket receives and may send nothing. */
  readonly supportVisit?: number | undefined;
}

export type Rights = Pick<Listener, "role" | "scope">;

export type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Listener>;
export type ListenerSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Listener>;

/** Sends a message to the sockets of rooms, on every process. */
export type ToRooms = (rooms: readonly string[], name: string, message: unknown) => void;

/** Names of messages by which a till announces an order; its restaurant is told the order as the database knows it. */
export type AnnouncementName = keyof typeof announcementSenders;

/** Features answer what the sockets ask; the app passes them in. */
export interface SocketPorts {
  readonly sources: readonly ChangeSource[];
  readonly askers: Pick<Askers, "actorOfToken" | "actorOfSupportVisit">;
  /** Returns the permissions of those listeners that may still listen. */
  readonly activeSessions: (
    db: Database,
    listeners: readonly Listener[],
    now: Date,
  ) => Promise<Map<number, Rights>>;
  /** Returns those of the support visits that still last. */
  readonly activeSupportVisits: (db: Database, ids: readonly number[]) => Promise<Set<number>>;
  /** Returns the message that an announcement becomes; undefined when it names nothing of the restaurant. */
  readonly announced: {
    readonly [Name in AnnouncementName]: (
      db: Database,
      tenantId: number,
      message: z.output<(typeof clientMessages)[Name]>,
    ) => Promise<RealtimeMessage | undefined>;
  };
  /** Lets a socket send to others of its restaurant; `onFailure` is called on faults. */
  readonly listen: (
    socket: ListenerSocket,
    say: ToRooms,
    db: Database,
    onFailure: (error: unknown) => void,
  ) => void;
}
