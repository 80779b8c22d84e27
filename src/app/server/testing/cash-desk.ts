import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { cashDesk, openCashSession } from "#money/cash/contract/cash.ts";
import { denominations } from "#money/cash/domain/cash-count.ts";
import type { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { approvalOf } from "./approval-of.ts";
import { aFloor, aKey, type Floor } from "./floor.ts";
import { aPerson, type Person } from "./sessions.ts";
import { createPin } from "./slow/create-pin.ts";

export type CloseBody = z.input<typeof closeCashSession.body>;

/** A restaurant in service with a cashier at its drawer and a manager beside. */
export interface Desk extends Floor {
  readonly cashier: Person;
  readonly manager: Person;
  readonly drawerId: number;
  /** Opens the drawer, $50.00 in it unless told. */
  open(who?: Person, rest?: { readonly float?: number; readonly drawer_id?: number }): Promise<number>;
  /** Sends a ready order and pays it; its invoice. */
  sell(who?: Person, rest?: Parameters<Floor["payBody"]>[1]): Promise<Invoice>;
  /** The manager approves what was refused at the cashier's till. */
  approval(refused: Parameters<typeof approvalOf>[0]): Promise<string>;
}

export interface Invoice {
  readonly id: number;
  readonly no: number;
}

const pin = "7391";

export async function aDesk(): Promise<Desk> {
  const floor = await aFloor();
  const { server, small } = floor;
  const cashier = await aPerson(server, small.tenantId, { scope: ["ORDER_BILLING"] });
  const manager = await aPerson(server, small.tenantId, { scope: ["OPERATIONS_MANAGER"] });
  await createPin(server.db, { tenantId: small.tenantId, userId: manager.userId }, pin);
  const [drawer] = (await cashier.call(cashDesk)).ok.drawers;
  const drawerId = required(drawer, "the drawer of a new restaurant").id;
  return {
    ...floor,
    cashier,
    manager,
    drawerId,
    open: async (who = cashier, { float, drawer_id = drawerId } = {}) => {
      const body = openingOf(drawer_id, float);
      return required(
        (await who.call(openCashSession, { body, headers: aKey() })).ok.session_id,
        "a session",
      );
    },
    sell: async (who = cashier, rest = {}) => {
      const body = await floor.payBody([await floor.sendReadyOrder()], rest);
      const { invoice_id, invoice_no } = (await who.call(payOrders, { body, headers: aKey() })).ok;
      return { id: invoice_id, no: invoice_no };
    },
    approval: (refused) => approvalOf(refused, cashier, { userId: manager.userId, pin }),
  };
}

/** Opens a drawer with so many dollars, $50.00 unless told, whatever its last close counted. */
export function openingOf(drawerId: number, dollars = 50): z.input<typeof openCashSession.body> {
  const counts = countOf(dollars);
  return { uuid: randomUUID(), drawer_id: drawerId, counts, difference_reason: "Lo que quedó para hoy" };
}

/** A count of so many dollars in as few pieces as there can be. */
export function countOf(dollars: number): CloseBody["counts"] {
  let rest = Math.round(dollars * 100);
  return denominations.map((denomination) => {
    const pieces = Math.floor(rest / denomination);
    rest -= pieces * denomination;
    return { denomination: denomination / 100, pieces };
  });
}
