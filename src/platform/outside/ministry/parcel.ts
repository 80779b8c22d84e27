import type { MinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import type { MinistryClient, SentDocument, SentEvent } from "./ministry-client.ts";
import type { MinistryExchange } from "./ministry-connection.ts";
import type { MinistryAccount } from "./ministry-tokens.ts";

type Exchange = MinistryExchange<MinistryAnswer>;

/** A signed document or event, with its sending and the question whether it arrived. */
export interface Parcel {
  send(): Promise<Exchange>;
  ask(): Promise<Exchange>;
}

/** A document: it is consulted by its own name (guide §19). */
export const documentParcel = (
  client: MinistryClient,
  account: MinistryAccount,
  document: SentDocument,
): Parcel => ({
  send: () => client.receive(account, document),
  ask: () => client.consult(account, document),
});

/** An invalidation: it has arrived when its document no longer counts (guide §22). */
export const invalidationParcel = (
  client: MinistryClient,
  account: MinistryAccount,
  event: SentEvent,
  about: Pick<SentDocument, "type" | "generationCode">,
): Parcel => ({
  send: () => client.invalidate(account, event),
  async ask() {
    const exchange = await client.consult(account, about);
    return { ...exchange, answer: ofInvalidation(exchange.answer) };
  },
});

function ofInvalidation(answer: MinistryAnswer): MinistryAnswer {
  if (answer.kind === "invalidated") return { kind: "arrived" };
  const isStillThere = answer.kind === "sealed" || answer.kind === "sealed_with_remarks";
  return isStillThere ? { kind: "not_found", words: answer.words } : answer;
}

/**
 * A contingency: it cannot be looked up, so it is sent again under its own name, which the ministry accepts
 * once (guide §19, §21). A refusal because the name exists proves that the first attempt arrived.
 */
export const contingencyParcel = (
  client: MinistryClient,
  account: MinistryAccount,
  event: SentEvent,
): Parcel => ({
  send: () => client.reportContingency(account, event),
  async ask() {
    const exchange = await client.reportContingency(account, event);
    const { answer } = exchange;
    const isThere = answer.kind === "unknown" && answer.why === "repeated";
    return isThere ? { ...exchange, answer: { kind: "arrived" } } : exchange;
  },
});
