import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { LIMIT_MAX } from "../domain/item-limit.ts";
import classes from "./dish-dialog.module.css";
import { LimitState } from "./limit-state.tsx";
import { limitedDishesQuery, useLimitDish } from "./use-limit-dish.ts";

const FIRST_COUNT = 5;

/** A dish as the menu knows it, whatever its variant. */
export interface MenuDish {
  readonly itemId: MenuItemId;
  readonly title: string;
}

export interface DishDialogProps {
  dish: MenuDish;
  onClose: () => void;
  /** After each answer, also a refusal: the limit may have changed. */
  onSettled?: () => Promise<void>;
}

/** The dialog of a dish on till and boards: sold out until tomorrow or until told, so many left, or for sale again. */
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
      <div className={classes.form}>
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
          {t("itemLimits.dish.tomorrow")}
        </Button>
        <Button
          size="lg"
          tone="danger"
          variant="light"
          fullWidth
          disabled={isPending}
          onClick={() => mutate({ itemId, remaining: 0, until: "told" })}
        >
          {t("itemLimits.dish.told")}
        </Button>
        <div className={classes.count}>
          <QuantityInput label={t("itemLimits.count")} value={count} max={LIMIT_MAX} onChange={setTyped} />
          <Button
            size="lg"
            variant="default"
            disabled={isPending}
            onClick={() => mutate({ itemId, remaining: count, until: "tomorrow" })}
          >
            {t("itemLimits.dish.left_today", { count })}
          </Button>
        </div>
      </div>
    </AppDialog>
  );
}
