import type { MessageKey } from "#app/words/message-key.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { Delivery } from "../contract/webhooks.ts";

export const stateTones = { waiting: "amber", delivered: "green", failed: "red" } as const;

const faults: Readonly<Record<string, MessageKey>> = {
  address_refused: "integrations.delivery.faults.address_refused",
  name_unknown: "integrations.delivery.faults.name_unknown",
  not_reached: "integrations.delivery.faults.not_reached",
  certificate: "integrations.delivery.faults.certificate",
  too_slow: "integrations.delivery.faults.too_slow",
  broken_off: "integrations.delivery.faults.broken_off",
};

/** What came of an attempt: the code of its answer, or why there was none; a dash before the first one. */
export function answerText({ status, fault }: Pick<Delivery, "status" | "fault">, t: Translate): string {
  if (status !== null) return String(status);
  const words = fault === null ? undefined : faults[fault];
  return words === undefined ? "—" : t(words);
}
