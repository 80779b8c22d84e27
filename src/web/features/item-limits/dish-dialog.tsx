import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MenuItemId } from "../../../domain/ids.ts";
import { LIMIT_MAX } from "../../../domain/item-limits/item-limit.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { QuantityInput } from "../../../ui/forms/quantity-input.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import classes from "./dish-dialog.module.css";
import { LimitState } from "./limit-state.tsx";
import { limitedDishesQuery, useLimitDish } from "./use-limit-dish.ts";

const FIRST_COUNT = 5;

/** A dish as the menu knows it, whatever its variant. */
export interface MenuDish {
  readonly itemId: MenuItemId;
  readonly title: string;
}

/** What the kitchen says of a dish: sold out until tomorrow or until told, or how many portions are left. */
export function DishDialog({ dish, onClose }: { dish: MenuDish; onClose: () => void }) {
  const t = useT();
  const { data } = useQuery(limitedDishesQuery);
  const { mutate, isPending } = useLimitDish(onClose);
  const [count, setCount] = useState(FIRST_COUNT);
  const { itemId } = dish;
  const limit = data?.itemLimits.find(({ item_id }) => item_id === itemId);
  return (
    <AppDialog opened onClose={onClose} title={dish.title} size="small">
      <div className={classes.form}>
        {limit ? <LimitState limit={limit} /> : null}
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
          <QuantityInput label={t("itemLimits.count")} value={count} max={LIMIT_MAX} onChange={setCount} />
          <Button
            size="lg"
            variant="default"
            disabled={isPending}
            onClick={() => mutate({ itemId, remaining: count, until: "tomorrow" })}
          >
            {t("itemLimits.dish.left_today", { count })}
          </Button>
        </div>
        {limit ? (
          <Button
            size="lg"
            variant="default"
            fullWidth
            disabled={isPending}
            onClick={() => mutate({ itemId, remaining: null, until: "told" })}
          >
            {t("itemLimits.free")}
          </Button>
        ) : null}
      </div>
    </AppDialog>
  );
}
