import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import {
  deletePurchaseUnit,
  listPurchaseUnits,
  type PurchaseUnit,
  setPurchaseUnit,
} from "../../contract/purchase-units.ts";

/** Purchases and what they propose stand on units, too: all of it is loaded anew. */
const purchasesKey = ["purchases"] as const;

/** The units an ingredient is bought in, of every vendor. */
export const unitsOfItemQuery = (item: InventoryItemId) =>
  queryOptions({
    queryKey: [...purchasesKey, "units-of-item", item],
    queryFn: async ({ signal }) => (await call(listPurchaseUnits, { query: { item }, signal })).units,
  });

function useUnitMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: purchasesKey }),
  });
}

/** Says how much one of a unit is; one of that name is replaced. */
export const useSetUnit = () =>
  useUnitMutation((input: CallInput<typeof setPurchaseUnit>) => call(setPurchaseUnit, input));

/** Forgets a unit. */
export const useDeleteUnit = () =>
  useUnitMutation((id: PurchaseUnit["id"]) => call(deletePurchaseUnit, { params: { id } }));
