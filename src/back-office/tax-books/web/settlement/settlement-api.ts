import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Uuid } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { readSettlement, setOpening } from "../../contract/settlement.ts";
import { taxBooksKey } from "../tax-books-api.ts";

/** The settlement of a month. */
export const settlementQuery = (month: string) =>
  queryOptions({
    queryKey: [...taxBooksKey, "settlement", month],
    queryFn: ({ signal }) => call(readSettlement, { query: { month }, signal }),
    placeholderData: keepPreviousData,
  });

/** Enters what a restaurant brings along from another system. */
export function useSetOpening() {
  const client = useQueryClient();
  return async (body: BodyOf<typeof setOpening>, idempotencyKey: Uuid) => {
    const saved = await call(setOpening, { body, idempotencyKey });
    await client.invalidateQueries({ queryKey: taxBooksKey });
    return saved;
  };
}
