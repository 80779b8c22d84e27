/** @module-tag further */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aCreditDesk } from "#app/server/testing/credit.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { fewKillMoments, killableProcesses } from "#app/server/testing/killed/killed-process.ts";
import { payOnAccount } from "../../contract/receivables.ts";

const aProcess = killableProcesses();

test.each(fewKillMoments)(
  "killed %s the commit of a payment on account, the server loses nothing",
  async (moment) => {
    const desk = await aCreditDesk();
    await desk.buy();
    const body = { uuid: randomUUID(), paymentTypeId: desk.small.paymentTypes.cash, amount: 4 };
    const { post, killHolding } = await aProcess(desk, moment);
    const path = payOnAccount.path.replace(":id", String(desk.debtor));
    const answer = post(desk.seller, path, body, aKey());
    await killHolding(1);
    expect(await answer).toBeNull();
    expect(await desk.owed()).toBe(moment === "before" ? 976 : 576);
    const again = { params: { id: desk.debtor }, body };
    expect((await desk.seller.call(payOnAccount, { ...again, headers: aKey() })).ok.balance).toBe(576);
    expect((await desk.seller.call(payOnAccount, { ...again, headers: aKey() })).ok.payment_no).toBe(1);
    expect(await desk.owed()).toBe(576);
  },
);
