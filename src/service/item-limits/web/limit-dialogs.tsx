import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showFailure } from "#platform/web/show-error.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import { type ItemLimit, type LimitedDish, limitItem, listItemLimits } from "../contract/item-limits.ts";
import { LIMIT_MAX, type LimitEnd } from "../domain/item-limit.ts";
import classes from "./limit-dialogs.module.css";

/** The limited dishes, read again each time they are shown. */
const limitedDishesQuery = queryOptions({
  queryKey: ["kitchen-limits"],
  queryFn: ({ signal }) => call(listItemLimits, { signal }),
  staleTime: 0,
  gcTime: 0,
});

const refreshKeys = [limitedDishesQuery.queryKey];
const FIRST_COUNT = 5;

/** A menu item, whatever its variant. */
export interface MenuDish {
  readonly itemId: MenuItemId;
  readonly title: string;
}

interface DishDialogProps {
  dish: MenuDish;
  onClose: () => void;
  /** Called after every reply, refusals included, because the limit may have changed. */
  onSettled?: () => Promise<void>;
}

/**
 * Limits a dish from the till or a board: sold out until tomorrow or until further notice, a number of portions left, or for
 * sale again.
 */
export function DishDialog({ dish, onClose, onSettled }: DishDialogProps) {
  const t = useT();
  const { data } = useQuery(limitedDishesQuery);
  const { mutate, isPending } = useLimitDish(onClose, onSettled);
  const { itemId } = dish;
  const limit = data?.itemLimits.find(({ item_id }) => item_id === itemId);
  const [typed, setTyped] = useState<number | null>(null);
  const count = typed ?? (limit?.remaining || FIRST_COUNT);
  return (
    <AppDialog opened onClose={onClose} title={dish.title} size="small">
      <Stack gap={12}>
        {limit ? <LimitState limit={limit} /> : null}
        {limit ? (
          <Button
            size="lg"
            fullWidth
            disabled={isPending}
            onClick={() => mutate({ itemId, remaining: null, until: "told" })}
          >
            {t(limit.remaining === 0 ? "itemLimits.free" : "itemLimits.unlimited")}
          </Button>
        ) : null}
        <Button
          size="lg"
          tone="danger"
          fullWidth
          data-autofocus
          disabled={isPending}
          onClick={() => mutate({ itemId, remaining: 0, until: "tomorrow" })}
        >
          {t("itemLimits.sold_out_tomorrow")}
        </Button>
        <Button
          size="lg"
          tone="danger"
          variant="light"
          fullWidth
          disabled={isPending}
          onClick={() => mutate({ itemId, remaining: 0, until: "told" })}
        >
          {t("itemLimits.sold_out_told")}
        </Button>
        <Row align="center" justify="between" wrap gap={8}>
          <QuantityInput label={t("itemLimits.count")} value={count} max={LIMIT_MAX} onChange={setTyped} />
          <Button
            size="lg"
            variant="default"
            disabled={isPending}
            onClick={() => mutate({ itemId, remaining: count, until: "tomorrow" })}
          >
            {t("itemLimits.dish.left_today", { count })}
          </Button>
        </Row>
      </Stack>
    </AppDialog>
  );
}

/** Shows how much of a dish is left and until when the limit holds. */
function LimitState({ limit: { remaining, until } }: { limit: ItemLimit }) {
  const t = useT();
  return (
    <p className={classes.state} data-tone={remaining === 0 ? "red" : "amber"}>
      <strong>
        {remaining === 0 ? t("itemLimits.sold_out") : t("itemLimits.left", { count: remaining })}
      </strong>
      <span>{t(until === null ? "itemLimits.told" : "itemLimits.tomorrow")}</span>
    </p>
  );
}

/** Lists all limited dishes, with a button to sell each again. */
export function SoldOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(limitedDishesQuery);
  useRealtimeRefresh(["menu_changed"], refreshKeys);
  const { mutate, isPending } = useLimitDish(() => undefined);
  const free = (itemId: LimitedDish["item_id"]) => mutate({ itemId, remaining: null, until: "told" });
  return (
    <AppDialog opened isStill onClose={onClose} title={t("itemLimits.list.title")}>
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
                <Stack gap={4} room="grow">
                  <Text size="md" weight={600}>
                    {dish.title}
                  </Text>
                  <LimitState limit={dish} />
                </Stack>
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
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="itemLimits.list.failed"
          label={t("itemLimits.list.title")}
          count={4}
          rowHeight={64}
        />
      )}
    </AppDialog>
  );
}

interface NewLimit {
  readonly itemId: MenuItemId;
  /** 0 means sold out, null unlimited. */
  readonly remaining: number | null;
  readonly until: LimitEnd;
}

const saveLimit = ({ itemId, remaining, until }: NewLimit) =>
  call(limitItem, { params: { itemId }, body: { remaining, until } });

/** Sets the limit of a dish, calls `onDone` and offers an undo for 8 s. `onSettled` follows every reply. */
function useLimitDish(onDone: () => void, onSettled?: () => Promise<void>) {
  const t = useT();
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([client.invalidateQueries({ queryKey: limitedDishesQuery.queryKey }), onSettled?.()]);
  };
  const restore = async (limit: NewLimit) => {
    try {
      toastSuccess((await saveLimit(limit)).message);
    } catch (error) {
      showFailure(error, "kitchen.action_failed");
    }
    await refresh();
  };
  return useMutation({
    mutationFn: saveLimit,
    onSuccess: ({ message, before }, { itemId }) => {
      toastUndo({
        message,
        undoLabel: t("common.undo"),
        onUndo: () => void restore(limitBefore(itemId, before)),
      });
      onDone();
    },
    onError: (error) => showFailure(error, "kitchen.action_failed"),
    onSettled: refresh,
  });
}

function limitBefore(itemId: MenuItemId, before: ItemLimit | null): NewLimit {
  if (before === null) return { itemId, remaining: null, until: "told" };
  return { itemId, remaining: before.remaining, until: before.until === null ? "told" : "tomorrow" };
}
