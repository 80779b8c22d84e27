import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import type { GoodsWanted } from "./goods-wanted.ts";
import { lineToBuy } from "./line-to-buy.ts";
import { emptyDraft, type PurchaseDraft } from "./purchase-draft.ts";
import { goodsWantedQuery, type WantedOfVendor } from "./sources-api.ts";

interface WantedDraftProps {
  wanted: GoodsWanted & { readonly vendor: number };
  children: (begun: PurchaseDraft) => React.ReactNode;
}

/** The purchase as it begins with what is to buy of a vendor: read once, and from there on it is what people type. */
export function WantedDraft({ wanted, children }: WantedDraftProps) {
  const t = useT();
  const read = useQuery(goodsWantedQuery(wanted));
  const [key] = useState(clientUuid);
  if (read.data) return children(draftOf(read.data, key));
  if (read.isError)
    return (
      <FailureState
        reason={errorText(read.error)}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    );
  return <ListSkeleton label={t("ui.loading")} count={4} />;
}

function draftOf({ vendor, memory }: WantedOfVendor, key: string): PurchaseDraft {
  const blank = emptyDraft(key);
  // Bought meanwhile: there is nothing left of it.
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
