import { expect, test } from "vitest";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { MenuFavourites } from "./menu-favourites.ts";

const wanted = { today: businessDate("2026-07-10"), is_most_ordered_shown: true, is_pairing_shown: false };

/** Pretends to be a transaction whose statements wait until the test answers them. */
function aWaitingTx() {
  const asked: PromiseWithResolvers<{ item: number }[]>[] = [];
  const query = () => {
    const answer = Promise.withResolvers<{ item: number }[]>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, tx: { tenantId: 7, query } as unknown as Tx };
}

test("guests who ask at the same time are answered by one count", async () => {
  const { asked, tx } = aWaitingTx();
  const favourites = new MenuFavourites();
  const both = [favourites.of(tx, wanted), favourites.of(tx, wanted)];
  asked[0]?.resolve([{ item: 3 }]);
  expect((await Promise.all(both)).map(({ mostOrdered }) => mostOrdered)).toEqual([[3], [3]]);
  expect(asked).toHaveLength(1);
});

test("a count that failed is not kept", async () => {
  const { asked, tx } = aWaitingTx();
  const favourites = new MenuFavourites();
  const failing = favourites.of(tx, wanted);
  asked[0]?.reject(new Error("the connection is gone"));
  await expect(failing).rejects.toThrow("gone");
  const next = favourites.of(tx, wanted);
  asked[1]?.resolve([{ item: 4 }]);
  expect((await next).mostOrdered).toEqual([4]);
});
