import { setTimeout as sleep } from "node:timers/promises";
import type { MinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { CIRCUIT, type NextAct, nextAct } from "#tax/tax-documents/domain/life/retry-policy.ts";
import type { MinistryExchange } from "./ministry-connection.ts";
import type { Parcel } from "./parcel.ts";

/** What the caller keeps while a document or event is on its way; each is awaited before anything else happens. */
export interface DeliveryLog {
  /** Before it goes out: from now on it may be there. */
  sending(): Promise<void>;
  /** After each sending and consultation. */
  answered(exchange: MinistryExchange<MinistryAnswer>): Promise<void>;
}

export interface DeliveryTask {
  readonly parcel: Parcel;
  /** How often it was sent since it was signed, and whether the last time is without a sure answer. */
  readonly sends: number;
  readonly mayBeThere: boolean;
  /** Only asks: what is not there is not sent as it is now. */
  readonly isOnlyAsked?: boolean;
  readonly log: DeliveryLog;
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface Delivery {
  /** The last one; a sure one unless `next` goes on. */
  readonly answer: MinistryAnswer;
  readonly sends: number;
  /** What remains for the caller: nothing, a person, the queue after its wait, or a contingency. */
  readonly next: NextAct;
}

/** Longer waits are the queue's. */
const WAITED_HERE_MS = 5000;

/**
 * Sends a document or an event until its fate is sure or somebody else has to go on (guide §20): what may have arrived is asked for before it is
 * sent again, after 2 and 5 seconds; then it counts as an outage. Never throws for what the ministry does.
 */
export async function deliverDocument(task: DeliveryTask): Promise<Delivery> {
  const { wait = sleep, isOnlyAsked = false } = task;
  let at: Step = {
    act: task.mayBeThere ? { act: "consult", afterMs: 0 } : { act: "send", afterMs: 0 },
    answer: { kind: "unknown", why: "no_answer" },
    sends: task.sends,
    consultations: 0,
    repeated: null,
  };
  for (;;) {
    const { act, answer, sends } = at;
    const isTried = act.act === "consult" || (act.act === "send" && !isOnlyAsked);
    if (!isTried || act.afterMs > WAITED_HERE_MS) return { answer, sends, next: act };
    await wait(act.afterMs);
    at = await takeStep(task, { ...at, act });
  }
}

interface Step {
  readonly act: NextAct;
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
  const act = isHeldBack ? pause(isSending) : nextAct(answer, { sends, consultations, tokenRenewals: 1 });
  return { act, answer, sends, consultations, repeated };
}

/** The circuit is open: nothing was tried, and nothing is before its pause ends. */
const pause = (isSending: boolean): NextAct => ({
  act: isSending ? "send" : "consult",
  afterMs: CIRCUIT.openMs,
});

/** Refused because its number was there: perhaps by an earlier try of our own, whichever of its names the ministry tells. */
const REPEATED = "004";

/** What an answer says of the document: nothing sure of one that went out into an error page, or was asked for in vain (guide §2, §20). */
function sureOf(
  { answer, sending }: MinistryExchange<MinistryAnswer>,
  { isSending, sends }: { readonly isSending: boolean; readonly sends: number },
): MinistryAnswer {
  if (answer.kind === "down" && (!isSending || sending === "sent"))
    return { kind: "unknown", why: "no_answer" };
  const isOurs = isSending && sends > 1 && answer.kind === "rejected" && answer.words.code === REPEATED;
  return isOurs ? { kind: "unknown", why: "repeated" } : answer;
}
