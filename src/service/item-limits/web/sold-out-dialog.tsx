import { useQuery } from "@tanstack/react-query";
import { failureText } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import type { LimitedDish } from "../contract/item-limits.ts";
import { LimitState } from "./limit-state.tsx";
import classes from "./sold-out-dialog.module.css";
import { limitedDishesQuery, useLimitDish } from "./use-limit-dish.ts";

const refreshKeys = [limitedDishesQuery.queryKey];

/** Everything of the restaurant that is sold out or counted down now, and the way to sell it again. */
export function SoldOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(limitedDishesQuery);
  useRealtimeRefresh(["menu_changed"], refreshKeys);
  const { mutate, isPending } = useLimitDish(() => undefined);
  const free = (itemId: LimitedDish["item_id"]) => mutate({ itemId, remaining: null, until: "told" });
  return (
    <AppDialog opened onClose={onClose} title={t("itemLimits.list.title")}>
      {data ? (
        data.itemLimits.length === 0 ? (
          <EmptyState
            picture={<KitchenPicture />}
            message={t("itemLimits.list.empty")}
            hint={t("itemLimits.list.hint")}
            size="small"
          />
        ) : (
          <ul>
            {data.itemLimits.map((dish) => (
              <li key={dish.item_id} className={classes.dish}>
                <div className={classes.what}>
                  <p className={classes.title}>{dish.title}</p>
                  <LimitState limit={dish} />
                </div>
                <Button
                  variant="default"
                  disabled={isPending}
                  aria-label={t(
                    dish.remaining === 0 ? "itemLimits.list.free_dish" : "itemLimits.list.unlimited_dish",
                    { dish: dish.title },
                  )}
                  onClick={() => free(dish.item_id)}
                >
                  {t(dish.remaining === 0 ? "itemLimits.free" : "itemLimits.unlimited")}
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          reason={failureText(error, "itemLimits.list.failed")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <ListSkeleton label={t("itemLimits.list.title")} count={4} rowHeight={64} />
      )}
    </AppDialog>
  );
}
