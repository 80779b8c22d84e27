import { useNavigate } from "@tanstack/react-router";
import type { InventoryItemId } from "#platform/domain/ids.ts";

/** Leads to the page of an ingredient. */
export function useOpenItem() {
  const navigate = useNavigate();
  return ({ inventory_item_id: id }: { readonly inventory_item_id: InventoryItemId }) =>
    void navigate({ to: "/dashboard/inventory/$itemId", params: { itemId: String(id) } });
}
