import { useEffect, useEffectEvent } from "react";
import type { Socket } from "socket.io-client";
import type { z } from "zod";
import type { ChangeMessage, MessageNumber } from "../contract/changes.ts";
import {
  type ClientMessageName,
  type clientMessages,
  MISSED,
  type RealtimeEventName,
  type RealtimeMessage,
  RIGHTS_CHANGED,
  realtimeEventNames,
  type SocketHello,
  type SocketRefusal,
  SUPPORT_VISIT_QUERY,
  socketConnection,
} from "../contract/events.ts";
import { millisSinceServerMessage, noteServerMessage, setConnectionStatus } from "./connection-store.ts";
import { currentSupportVisit } from "./session/realm.ts";
import { refreshSession } from "./session/refresh-session.ts";
import { clearUser, currentUser } from "./session/session.ts";

/**
 * Some events may have been missed (gap, reconnection), so data are loaded again. `seq`: up to which event;
 * null when unknown.
 */
interface Missed {
  readonly type: typeof MISSED;
  readonly seq: number | null;
}

/** A message for a screen. */
export type RealtimeEvent = RealtimeMessage | Missed;
type Listener = (heard: RealtimeEvent) => void;

/** Milliseconds of silence after which the server is asked for an answer, so that its age on screen is true. */
const HEARTBEAT_AFTER_MS = 5_000;

/** Pause before connecting again to a server that refused, in milliseconds. */
const RECONNECT_AFTER_MS = 4_000;

const listeners = new Map<RealtimeEventName, Set<Listener>>(
  realtimeEventNames.map((name) => [name, new Set()]),
);

/** A message for a list: a change of it, or that some may have been missed. */
export type ListMessage = { readonly type: "change"; readonly message: ChangeMessage } | Missed;
const changeListeners = new Map<string, Set<(heard: ListMessage) => void>>();

/** Changes are remembered longer than any answer is waited for, in milliseconds. */
const REMEMBERED_MS = 30_000;
let remembered: readonly { readonly name: string; readonly at: number; readonly message: ChangeMessage }[] =
  [];

let socket: Promise<Socket> | undefined;
let heartbeatTimer: ReturnType<typeof setInterval> | undefined;
/** Number of the newest event of the restaurant that this screen knows of. */
let newestSeq = 0;
/** Number of the last message by its name; none before the server's greeting. */
let lastHeard: Map<string, number> | null = null;
/** The number of the greeting: everything after it arrives as a message. */
let greetedSeq = 0;

/** Opens the socket of the signed-in person. The library is loaded here, so that the sign-in screen does without. */
export function connectRealtime(): void {
  socket ??= openSocket();
}

/** Tries the line now instead of at the next pause of the library. */
export function reconnectRealtime(): void {
  void socket?.then((opened) => {
    if (!opened.connected) opened.disconnect().connect();
  });
}

/** Closes the socket: nobody is signed in any more. */
export function disconnectRealtime(): void {
  clearInterval(heartbeatTimer);
  void socket?.then((opened) => opened.disconnect());
  socket = undefined;
  newestSeq = 0;
  lastHeard = null;
  remembered = [];
  setConnectionStatus("connecting");
}

async function openSocket(): Promise<Socket> {
  const { io } = await import("socket.io-client");
  const supportVisit = currentSupportVisit();
  const opened = io({
    path: socketConnection.path,
    ...(supportVisit === undefined ? {} : { query: { [SUPPORT_VISIT_QUERY]: supportVisit } }),
    transports: [...socketConnection.transports],
    reconnectionDelay: 500,
    reconnectionDelayMax: 4_000,
    timeout: 5_000,
  });
  opened.on("connect", () => {
    setConnectionStatus("online");
    void authenticate(opened);
  });
  clearInterval(heartbeatTimer);
  heartbeatTimer = setInterval(() => {
    if (
      opened.connected &&
      document.visibilityState === "visible" &&
      millisSinceServerMessage() >= HEARTBEAT_AFTER_MS
    )
      void authenticate(opened);
  }, 1_000);
  opened.on("disconnect", (reason) => {
    lastHeard = null;
    setConnectionStatus("offline");
    // Cut by the server's word, not by the line: the library leaves connecting again to us.
    if (reason === "io server disconnect") opened.connect();
  });
  opened.on("connect_error", (error) => void onRefusal(opened, error));
  opened.io.on("ping", noteServerMessage);
  opened.on("hello", ({ seq }: SocketHello) => {
    noteServerMessage();
    lastHeard = new Map();
    greetedSeq = seq;
    // Another number than the known one: something happened while this screen did not listen. At first no number is
    // known, and what was loaded before this moment may already be old.
    if (seq !== newestSeq) notifyMissed(seq);
    newestSeq = seq;
  });
  opened.on(MISSED, () => notifyMissed(null));
  // The answer describes the person; the screens follow the stored description.
  opened.on(RIGHTS_CHANGED, () => void refreshSession(Date.now()).catch(() => undefined));
  opened.onAny((name: string, message: unknown) => {
    if (isChangeMessage(message)) receiveChange(name, message);
    for (const hear of signalListeners.get(name) ?? []) hear(message);
  });
  for (const name of realtimeEventNames)
    opened.on(name, (message: Omit<RealtimeMessage, "type">) =>
      receive({ ...message, type: name } as RealtimeMessage),
    );
  return opened;
}

/** Says whose events are expected (operations §4); the answer is a sign of life. */
async function authenticate(opened: Socket): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const answer = opened
    .timeout(HEARTBEAT_AFTER_MS)
    .emitWithAck("authenticate", { tenant_id: user.tenant_id });
  await answer.then(noteServerMessage, () => {
    // No answer: the age on screen goes on growing, and that is what it has to say.
  });
}

/** The server refuses a handshake whose access token has ended: renew it and connect again. */
async function onRefusal(opened: Socket, error: Error): Promise<void> {
  setConnectionStatus("offline");
  // Without `active` the server refused by words, and the library does not try again by itself.
  if (opened.active) return;
  const endedToken = error.message === ("not_signed_in" satisfies SocketRefusal);
  const outcome = endedToken ? await refreshSession(Date.now()).catch(() => "later") : "later";
  // The session was ended elsewhere (device removed, password changed): this device is out at once.
  if (outcome === "signed_out") clearUser();
  // Where what was typed waits for the person to sign in again, so does the socket.
  if (outcome !== "signed_out" || currentUser() !== null)
    setTimeout(() => opened.connect(), outcome === "fresh" ? 0 : RECONNECT_AFTER_MS);
}

function receive(message: RealtimeMessage): void {
  const isGap = isAfterGap(message.type, message);
  for (const listener of listeners.get(message.type) ?? []) listener(message);
  if (isGap) for (const listener of listeners.get(message.type) ?? []) listener(missedUpTo(message.seq));
}

function receiveChange(name: string, message: ChangeMessage): void {
  const isGap = isAfterGap(name, message);
  const now = Date.now();
  remembered = [...remembered.filter(({ at }) => now - at < REMEMBERED_MS), { name, at: now, message }];
  for (const listener of changeListeners.get(name) ?? []) {
    listener({ type: "change", message });
    if (isGap) listener(missedUpTo(message.seq));
  }
}

/**
 * Stores the message's number. Returns true when the one of its name before it did not arrive, or there was
 * no greeting yet.
 */
function isAfterGap(name: string, { seq, prev }: MessageNumber): boolean {
  noteServerMessage();
  newestSeq = Math.max(newestSeq, seq);
  const last = Math.max(lastHeard?.get(name) ?? 0, greetedSeq);
  const isGap = lastHeard === null || prev > last;
  lastHeard?.set(name, Math.max(last, seq));
  return isGap;
}

function isChangeMessage(message: unknown): message is ChangeMessage {
  return typeof message === "object" && message !== null && "version" in message && "change" in message;
}

const missedUpTo = (seq: number | null): Missed => ({ type: MISSED, seq });

function notifyMissed(seq: number | null): void {
  const receivers = new Set([...listeners.values()].flatMap((set) => [...set]));
  for (const listener of receivers) listener(missedUpTo(seq));
  for (const set of changeListeners.values()) for (const listener of set) listener(missedUpTo(seq));
}

/** Hears the changes of a list, in their order. Returns how to stop. */
export function onChange(name: string, hear: (heard: ListMessage) => void): () => void {
  const set = changeListeners.get(name) ?? new Set();
  changeListeners.set(name, set.add(hear));
  return () => void set.delete(hear);
}

/** Returns the latest changes of a list, the oldest first. */
export function recentChanges(name: string): ChangeMessage[] {
  return remembered.filter((change) => change.name === name).map(({ message }) => message);
}

/**
 * Hears the named events at once, and `missed` when some may have been lost. For sounds and badges; lists use
 * `useRealtimeRefresh`.
 */
export function useRealtime(names: readonly RealtimeEventName[], handler: Listener): void {
  const handle = useEffectEvent(handler);
  const joined = names.join();
  useEffect(() => {
    const listener: Listener = (heard) => handle(heard);
    const sets = joined.split(",").flatMap((name) => listeners.get(name as RealtimeEventName) ?? []);
    for (const set of sets) set.add(listener);
    return () => {
      for (const set of sets) set.delete(listener);
    };
  }, [joined]);
}

const signalListeners = new Map<string, Set<(message: unknown) => void>>();

/**
 * Listens to socket messages other than the events of the restaurant: `hello` after each connection, and what tills
 * and displays tell each other. The listener reads the shape. Returns how to stop.
 */
export function onSignal(name: string, hear: (message: unknown) => void): () => void {
  const set = signalListeners.get(name) ?? new Set();
  signalListeners.set(name, set.add(hear));
  return () => void set.delete(hear);
}

/** Sends a message that is none of the restaurant's events, as to a display or a till. Without a connection it is lost: the next one holds newer values. */
export function sendSignal(name: string, message: unknown): void {
  void socket?.then((opened) => {
    if (opened.connected) opened.emit(name, message);
  });
}

/** Tells the server what it already knows by itself; it answers by re-reading that order (operations §4). */
export function emitRealtime<Name extends Exclude<ClientMessageName, "authenticate">>(
  name: Name,
  message: Omit<z.input<(typeof clientMessages)[Name]>, "tenant_id"> & { readonly tokenNo?: number },
): void {
  void socket?.then((opened) => opened.emit(name, { ...message, tenant_id: currentUser()?.tenant_id }));
}
