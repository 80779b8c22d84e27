import { useQuery } from "@tanstack/react-query";
import type { MenuItemId } from "../../../domain/ids.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { LimitForm } from "./limit-form.tsx";
import { LimitState } from "./limit-state.tsx";
import { limitedDishesQuery, useLimitDish } from "./use-limit-dish.ts";

/** A dish as the menu knows it, whatever its variant. */
export interface MenuDish {
  readonly itemId: MenuItemId;
  readonly title: string;
}

/** The kitchen's dialog of a dish: sold out until tomorrow or until told, or how many portions are left. */
export function DishDialog({ dish, onClose }: { dish: MenuDish; onClose: () => void }) {
  const t = useT();
  const { data } = useQuery(limitedDishesQuery);
  const { mutate, isPending } = useLimitDish(onClose);
  const { itemId } = dish;
  const limit = data?.itemLimits.find(({ item_id }) => item_id === itemId);
  return (
    <AppDialog opened onClose={onClose} title={dish.title} size="small">
      <LimitForm
        isLimited={limit !== undefined}
        state={limit ? <LimitState limit={limit} /> : null}
        countLabel={(count) => t("itemLimits.dish.left_today", { count })}
        busy={isPending}
        onCount={(remaining) => mutate({ itemId, remaining, until: "tomorrow" })}
        onFree={() => mutate({ itemId, remaining: null, until: "told" })}
      >
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
      </LimitForm>
    </AppDialog>
  );
}
