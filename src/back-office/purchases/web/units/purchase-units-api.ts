import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { deletePurchaseUnit, listPurchaseUnits, type PurchaseUnit } from "../../contract/purchase-units.ts";

/** Reloads purchases too, because they and their proposals depend on units. */
const purchasesKey = ["purchases"] as const;

/** The units of all vendors that an ingredient is bought in. */
export const unitsOfItemQuery = (item: InventoryItemId) =>
  queryOptions({
    queryKey: [...purchasesKey, "units-of-item", item],
    queryFn: async ({ signal }) => (await call(listPurchaseUnits, { query: { item }, signal })).units,
  });

/** Changes units; purchases show the change at once. */
export function useUnitMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: purchasesKey }),
  });
}

export const useDeleteUnit = () =>
  useUnitMutation((id: PurchaseUnit["id"]) => call(deletePurchaseUnit, { params: { id } }));
