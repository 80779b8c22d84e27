import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { cashDesk, moveCash, openCashSession } from "../../src/contract/cash.ts";
import type { CashMovementKind } from "../../src/domain/cash/cash-movement.ts";

import { type CashSessionId, toUuid } from "../../src/domain/ids.ts";
import { cents } from "../../src/domain/money/cents.ts";
import { callRoute } from "./device.ts";

/** Opens the only drawer of a restaurant with $50.00 in it, by whoever is signed in on the device. Gives its session. */
export async function openDrawer(device: APIRequestContext): Promise<CashSessionId> {
  const { drawers } = await callRoute(device, cashDesk);
  const [drawer] = drawers;
  if (!drawer) throw new Error("The restaurant has no drawer");
  const body = { uuid: toUuid(randomUUID()), drawer_id: drawer.id, float: cents(5_000) };
  return (await callRoute(device, openCashSession, { body })).session_id;
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
