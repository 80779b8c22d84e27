import { setTimeout as sleep } from "node:timers/promises";
import type { MinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { CIRCUIT, type NextAction, nextAction } from "#tax/tax-documents/domain/life/retry-policy.ts";
import type { MinistryExchange } from "./ministry-connection.ts";
import type { Parcel } from "./parcel.ts";

/** Callbacks that store the progress of a document or event; each is awaited before the next step. */
export interface DeliveryLog {
  /** Called before it is sent: from now on it may have arrived. */
  sending(): Promise<void>;
  /** Called after each sending and each consultation. */
  answered(exchange: MinistryExchange<MinistryAnswer>): Promise<void>;
}

export interface DeliveryTask {
  readonly parcel: Parcel;
  /** Sendings since it was signed, and whether the last one has no sure answer. */
  readonly sends: number;
  readonly mayBeThere: boolean;
  /** Only asks: a document that has not arrived is not sent now. */
  readonly isOnlyConsulted?: boolean;
  readonly log: DeliveryLog;
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface Delivery {
  /** The last answer; a sure one unless `next` goes on. */
  readonly answer: MinistryAnswer;
  readonly sends: number;
  /** Next step of the caller: none, a person acts, the queue waits, or a contingency begins. */
  readonly next: NextAction;
}

/** Longer waits are the queue's. */
const WAITED_HERE_MS = 5000;

/**
 * Sends a document or an event until its fate is sure or somebody else has to go on (guide §20). Before it
 * sends one again that may have arrived, it asks for it, after 2 and 5 seconds; then it counts as an outage.
 * Never throws for answers of the ministry.
 */
export async function deliverDocument(task: DeliveryTask): Promise<Delivery> {
  const { wait = sleep, isOnlyConsulted = false } = task;
  let at: Step = {
    act: task.mayBeThere ? { act: "consult", afterMs: 0 } : { act: "send", afterMs: 0 },
    answer: { kind: "unknown", why: "no_answer" },
    sends: task.sends,
    consultations: 0,
    repeated: null,
  };
  for (;;) {
    const { act, answer, sends } = at;
    const isTried = act.act === "consult" || (act.act === "send" && !isOnlyConsulted);
    if (!isTried || act.afterMs > WAITED_HERE_MS) return { answer, sends, next: act };
    await wait(act.afterMs);
    at = await takeStep(task, { ...at, act });
  }
}

interface Step {
  readonly act: NextAction;
  readonly answer: MinistryAnswer;
  readonly sends: number;
  /** Since the last sending. */
  readonly consultations: number;
  /** A number that was there already: ours, until a consultation says otherwise. */
  readonly repeated: MinistryAnswer | null;
}

async function takeStep(
  { parcel, log }: DeliveryTask,
  before: Step & { readonly act: { readonly act: "send" | "consult" } },
): Promise<Step> {
  const isSending = before.act.act === "send";
  if (isSending) await log.sending();
  const exchange = await (isSending ? parcel.send() : parcel.ask());
  await log.answered(exchange);
  const isHeldBack = exchange.sending === "held_back";
  const sends = before.sends + (isSending && !isHeldBack ? 1 : 0);
  const consultations = isSending ? 0 : before.consultations + 1;
  const sure = sureOf(exchange, { isSending, sends });
  const isDoubtful = sure.kind === "unknown" && exchange.answer.kind === "rejected";
  const repeated = isDoubtful ? exchange.answer : before.repeated;
  // Asked for and not there: somebody else has the number.
  const answer = sure.kind === "not_found" && repeated !== null ? repeated : sure;
  const act = isHeldBack ? pause(isSending) : nextAction(answer, { sends, consultations, tokenRenewals: 1 });
  return { act, answer, sends, consultations, repeated };
}

/** The circuit is open: nothing was tried, and nothing is before its pause ends. */
const pause = (isSending: boolean): NextAction => ({
  act: isSending ? "send" : "consult",
  afterMs: CIRCUIT.openMs,
});

/**
 * Returns the answer if it decides about the document; an error page after a sending, or a consultation in
 * vain, decides nothing (guide §2, §20).
 */
function sureOf(
  { answer, sending, service }: MinistryExchange<MinistryAnswer>,
  { isSending, sends }: { readonly isSending: boolean; readonly sends: number },
): MinistryAnswer {
  if (answer.kind === "down" && (!isSending || sending === "sent"))
    return { kind: "unknown", why: "no_answer" };
  const isOurs = isSending && answer.kind === "rejected" && mayBeOurs(service, answer.words.code, sends);
  return isOurs ? { kind: "unknown", why: "repeated" } : answer;
}

/**
 * Tells whether a refusal may speak of an earlier try of our own: after a second sending the number exists
 * (004), and what an invalidation is about counts no more already (015). It is asked for before a person is.
 */
function mayBeOurs(service: MinistryExchange<unknown>["service"], code: string | null, sends: number) {
  return (code === "004" && sends > 1) || (code === "015" && service === "invalidation");
}
