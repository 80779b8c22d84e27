import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ItemToBuy } from "#back-office/stock-alerts/contract/to-buy.ts";
import { conversionRatio } from "#inventory/inventory/domain/units.ts";
import { decimalFromExact, EXACT_WHOLE } from "#platform/domain/money/exact-decimal.ts";
import { decimalFromThousandths } from "#platform/domain/numbers/quantity.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import type { VendorItem } from "../../contract/vendors.ts";
import type { GoodsWanted } from "./goods-wanted.ts";
import {
  emptyDraft,
  emptyLine,
  type PurchaseDraft,
  type PurchaseDraftLine,
  withIngredient,
  withUnit,
} from "./purchase-draft.ts";
import { goodsWantedQuery, type ProposalsOfVendor } from "./sources-api.ts";

interface ProposedDraftProps {
  wanted: GoodsWanted & { readonly vendor: number };
  children: (begun: PurchaseDraft) => React.ReactNode;
}

/** Loads the proposals of what to buy from a vendor once; from then on the draft is what people type. */
export function ProposedDraft({ wanted, children }: ProposedDraftProps) {
  const read = useQuery(goodsWantedQuery(wanted));
  const [key] = useState(clientUuid);
  return read.data ? children(draftOf(read.data, key)) : <QueryPending query={read} count={4} />;
}

function draftOf({ vendor, memory }: ProposalsOfVendor, key: string): PurchaseDraft {
  const blank = emptyDraft(key);
  // Bought meanwhile: nothing is left to buy.
  if (vendor === undefined) return blank;
  const { id, name, nit, items } = vendor;
  return {
    ...blank,
    vendor: id === null ? blank.vendor : { kind: "known", id, name: name ?? "", nit },
    lines: items.map((item) =>
      lineToBuy(
        clientUuid(),
        item,
        memory.find(({ inventory_item_id }) => inventory_item_id === item.id),
      ),
    ),
  };
}

/** Returns a line for goods to buy: as the vendor sold them last, else in the known unit, rounded up. */
export function lineToBuy(key: string, item: ItemToBuy, memory: VendorItem | undefined): PurchaseDraftLine {
  const { id, title, unit, pack, proposed } = item;
  const line = withIngredient(emptyLine(key), { id, title, unit }, memory);
  if (memory === undefined && pack) {
    const factor = conversionRatio(pack.name, unit) ? "" : String(decimalFromExact(pack.factor));
    return { ...withUnit(line, pack.name, factor), quantity: pack.count === 0 ? "" : String(pack.count) };
  }
  return { ...line, quantity: proposed === 0 ? "" : String(quantityBy(item, memory)) };
}

function quantityBy({ pack, proposed }: ItemToBuy, memory: VendorItem | undefined): number {
  const factor = memory?.factor ?? EXACT_WHOLE;
  if (factor === EXACT_WHOLE) return decimalFromThousandths(proposed);
  if (factor === pack?.factor) return pack.count;
  // Sizes are rounded to a thousandth, so less than a hundredth over a whole is the whole.
  return Math.ceil(Math.round((proposed * (EXACT_WHOLE / 1000) * 100) / factor) / 100);
}
