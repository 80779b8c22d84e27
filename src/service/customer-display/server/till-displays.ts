import type { z } from "zod";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { hasScope, type Role } from "#platform/domain/access/actor.ts";
import { isPermission, type Permission } from "#platform/domain/access/permissions.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { Listener, ListenerSocket, ToRooms } from "#platform/server/realtime/socket-ports.ts";
import {
  DISPLAY_GONE_AFTER_MS,
  type DisplayMessageName,
  type DisplayReply,
  type DisplaySignalName,
  displayMessages,
  type displaySignals,
} from "../contract/customer-display.ts";

/** Permissions to open a till: taking or charging orders. */
const TILL: readonly Permission[] = [...actions["order.create"], ...actions["order.charge"]];
const DISPLAY = screenAccess("customerDisplay").staff;

/** Milliseconds for which permissions are cached, so that not every tap on the till causes a query. */
const RIGHTS_FRESH_MS = 5_000;

interface Rights {
  readonly name: string;
  readonly role: Role;
  readonly scope: readonly Permission[];
}

const NO_RIGHTS: Rights = { name: "", role: "staff", scope: [] };

/** Returns the current permissions of the person behind a session; none once the session has ended. */
async function rightsOf(db: Database, { tenantId, sessionId }: Listener): Promise<Rights> {
  const [row] = await db.inTenant(tenantId, (tx) =>
    tx.rows(
      sqlOf
        .selectFrom("sessions as s")
        .innerJoin("users as u", (join) =>
          join.onRef("u.tenant_id", "=", "s.tenant_id").onRef("u.id", "=", "s.user_id"),
        )
        .select(["u.name", "u.role", "u.scopes"])
        .where("s.tenant_id", "=", tx.tenantId)
        .where("s.id", "=", sessionId)
        .where("s.ended_at", "is", null)
        .where("u.is_active", "=", true),
    ),
  );
  return row ? { name: row.name, role: row.role, scope: row.scopes.filter(isPermission) } : NO_RIGHTS;
}

/**
 * Makes a socket a till or a customer display (docs/decisions/0022). The server stores nothing and forwards the till's view to
 * the displays of the same restaurant that watch it. Room names contain the session's tenant, and a display that stops asking
 * leaves its room.
 */
class TillDisplaySocket {
  readonly #socket: ListenerSocket;
  readonly #say: ToRooms;
  readonly #db: Database;
  #rights: { readonly read: Rights; readonly at: number } | null = null;
  #till: string | null = null;
  #watched: string | null = null;
  #lease: NodeJS.Timeout | undefined;

  constructor(socket: ListenerSocket, say: ToRooms, db: Database) {
    this.#socket = socket;
    this.#say = say;
    this.#db = db;
  }

  async opens({ tillId }: { tillId: string }): Promise<DisplayReply> {
    if (!(await this.#may(TILL))) return { ok: false };
    if (this.#till !== tillId) {
      await this.#leaveTill();
      this.#till = tillId;
      await this.#socket.join([this.#room("tills"), this.#room("till", tillId)]);
    }
    const here = { tillId, name: this.#rights?.read.name ?? "" };
    this.#emit([this.#room("choosing"), this.#room("watching", tillId)], "till_here", here);
    return { ok: true };
  }

  async shows({ tillId, view }: z.output<(typeof displayMessages)["till_shows"]>): Promise<DisplayReply> {
    // Encodes the parsed message again, so that undeclared fields are not forwarded.
    const sent = displayMessages.till_shows.encode({ tillId, view });
    if (this.#till !== tillId || !(await this.#may(TILL))) return { ok: false };
    this.#emit([this.#room("watching", tillId)], "till_shown", sent);
    return { ok: true };
  }

  async leaves({ tillId }: { tillId: string }): Promise<DisplayReply> {
    if (this.#till === tillId) await this.#leaveTill();
    return { ok: true };
  }

  async asks({ tillId }: { tillId: string | null }): Promise<DisplayReply> {
    if (!(await this.#may(DISPLAY))) {
      await this.#stopWatching();
      return { ok: false };
    }
    const watched = tillId === null ? this.#room("choosing") : this.#room("watching", tillId);
    if (this.#watched !== watched) {
      await this.#stopWatching();
      await this.#socket.join(watched);
      this.#watched = watched;
    }
    clearTimeout(this.#lease);
    this.#lease = setTimeout(() => void this.#stopWatching(), DISPLAY_GONE_AFTER_MS);
    this.#lease.unref();
    if (tillId === null) this.#emit([this.#room("tills")], "display_asked", { what: "who" });
    else this.#emit([this.#room("till", tillId)], "display_asked", { what: "view" });
    return { ok: true };
  }

  /** Notifies the displays of its till when the socket closes. */
  closed(): void {
    clearTimeout(this.#lease);
    this.#emitGone();
  }

  async #leaveTill(): Promise<void> {
    const tillId = this.#till;
    if (tillId === null) return;
    this.#emitGone();
    this.#till = null;
    await this.#socket.leave(this.#room("tills"));
    await this.#socket.leave(this.#room("till", tillId));
  }

  #emitGone(): void {
    const tillId = this.#till;
    if (tillId !== null)
      this.#emit([this.#room("choosing"), this.#room("watching", tillId)], "till_gone", { tillId });
  }

  async #stopWatching(): Promise<void> {
    const watched = this.#watched;
    this.#watched = null;
    if (watched !== null) await this.#socket.leave(watched);
  }

  async #may(required: readonly Permission[]): Promise<boolean> {
    const now = Date.now();
    if (this.#rights === null || now - this.#rights.at > RIGHTS_FRESH_MS)
      this.#rights = { read: await rightsOf(this.#db, this.#socket.data), at: now };
    // A socket that has disconnected must not enter a room, because nothing would remove it.
    return this.#socket.connected && hasScope(this.#rights.read, required);
  }

  #room(kind: "tills" | "till" | "choosing" | "watching", tillId = ""): string {
    return `tenant:${this.#socket.data.tenantId}:${kind}:${tillId}`;
  }

  #emit<Name extends DisplaySignalName>(
    rooms: string[],
    name: Name,
    signal: z.input<(typeof displaySignals)[Name]>,
  ): void {
    this.#say(rooms, name, signal);
  }
}

/** Lets a socket be a till or a customer display. Its messages are handled in order; `onFailure` receives errors. */
export function listenToTillDisplays(
  socket: ListenerSocket,
  say: ToRooms,
  db: Database,
  onFailure: (error: unknown) => void,
): void {
  const displaySocket = new TillDisplaySocket(socket, say, db);
  let queue = Promise.resolve();
  const handleInOrder = <Name extends DisplayMessageName>(
    name: Name,
    handle: (message: z.output<(typeof displayMessages)[Name]>) => Promise<DisplayReply>,
  ) => {
    socket.on(name as string, (sent: unknown, answer: unknown) => {
      const read = displayMessages[name].safeParse(sent);
      if (!read.success) return;
      queue = queue
        .then(() => handle(read.data as z.output<(typeof displayMessages)[Name]>))
        .then((reply) => {
          if (typeof answer === "function") answer(reply);
        })
        .catch(onFailure);
    });
  };
  handleInOrder("till_opens", (message) => displaySocket.opens(message));
  handleInOrder("till_shows", (message) => displaySocket.shows(message));
  handleInOrder("till_leaves", (message) => displaySocket.leaves(message));
  handleInOrder("display_asks", (message) => displaySocket.asks(message));
  socket.on("disconnect", () => {
    queue = queue.then(() => displaySocket.closed()).catch(onFailure);
  });
}
