import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { cashDesk, moveCash, openCashSession } from "#money/cash/contract/cash.ts";
import type { CashMovementKind } from "#money/cash/domain/cash-session.ts";
import { type CashSessionId, toUuid } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { callRoute } from "./device.ts";
import { dollars } from "./dollars.ts";
import { say } from "./say.ts";

/** Opens the only drawer of a restaurant with $50.00 in it, by whoever is signed in on the device. Gives its session. */
export async function openDrawer(device: APIRequestContext): Promise<CashSessionId> {
  const { drawers } = await callRoute(device, cashDesk);
  const [drawer] = drawers;
  if (!drawer) throw new Error("The restaurant has no drawer");
  const counts = [{ denomination: cents(5_000), pieces: 1 }];
  const body = { uuid: toUuid(randomUUID()), drawer_id: drawer.id, counts, difference_reason: "Fondo" };
  const { session_id } = await callRoute(device, openCashSession, { body });
  if (session_id === null) throw new Error("The drawer was not opened");
  return session_id;
}

/** Puts cash into the drawer, or takes it out, by whoever opened it; the amount in cents. */
export async function move(
  device: APIRequestContext,
  sessionId: CashSessionId,
  kind: CashMovementKind,
  amount: number,
): Promise<void> {
  const body = { uuid: toUuid(randomUUID()), kind, amount: cents(amount), reason: `Motivo ${kind}` };
  await callRoute(device, moveCash, { params: { sessionId }, body });
}

/** Types how many of each note or coin, by its worth in cents, into a count that is shown. */
export async function countPieces(
  scope: Page | Locator,
  pieces: Readonly<Record<number, number>>,
): Promise<void> {
  for (const [denomination, many] of Object.entries(pieces)) {
    const name = say("cash.close.pieces_of", { amount: dollars(Number(denomination)) });
    const field = scope.getByRole("textbox", { name, exact: true });
    await field.fill(String(many));
    await field.press("Tab");
  }
}
