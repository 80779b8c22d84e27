import type { ResponseOf } from "#platform/contract/define.ts";
import type { cashDesk } from "../contract/cash.ts";
import { whyNoDrawer } from "../domain/cash-session.ts";

/** Key of the sentence for somebody whose payments go into no drawer: what is so, and what helps. */
export function noDrawerHint({ drawers, rules }: Pick<ResponseOf<typeof cashDesk>, "drawers" | "rules">) {
  const reason = whyNoDrawer(drawers.map(({ is_enabled, open }) => ({ is_enabled, isOpen: open !== null })));
  if (reason === "none") return "cash.no_drawers_hint";
  const kind = rules.is_session_required ? "required" : "unbound";
  return reason === "taken" ? (`cash.hint.${kind}_taken` as const) : (`cash.hint.${kind}` as const);
}
