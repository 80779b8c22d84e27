import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type LimitEnd, limitEnds } from "../../../domain/item-limits/item-limit.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { SegmentedFilter } from "../../../ui/forms/segmented-filter.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { showError } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import type { MenuDish } from "./dish-dialog.tsx";
import { saveItemLimit } from "./item-limits-api.ts";
import classes from "./limit-dialog.module.css";
import { LimitForm } from "./limit-form.tsx";

export interface LimitDialogProps {
  dish: MenuDish;
  /** The limit it has now; `until` null is until told. */
  limit: { readonly remaining: number; readonly until: Date | null } | undefined;
  /** After each answer, also a refusal: the limit may have changed. */
  onSettled: () => Promise<void>;
  onClose: () => void;
}

/** The till's dialog of a dish: sold out, so many left, or for sale again. */
export function LimitDialog({ dish, limit, onSettled, onClose }: LimitDialogProps) {
  const t = useT();
  const [until, setUntil] = useState<LimitEnd>(limit && limit.until === null ? "told" : "tomorrow");
  const save = useMutation({
    mutationFn: (remaining: number | null) =>
      saveItemLimit({ params: { itemId: dish.itemId }, body: { remaining, until } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onClose();
    },
    onError: showError,
    onSettled,
  });
  return (
    <AppDialog opened onClose={onClose} title={t("itemLimits.title", { title: dish.title })} size="small">
      <LimitForm
        firstCount={limit?.remaining || undefined}
        isLimited={limit !== undefined}
        state={
          limit ? (
            <p className={classes.state} data-tone={limit.remaining === 0 ? "red" : "amber"}>
              {limit.remaining === 0
                ? t("itemLimits.sold_out")
                : t("itemLimits.left", { count: limit.remaining })}
            </p>
          ) : null
        }
        countLabel={(count) => t("itemLimits.set_left", { count })}
        busy={save.isPending}
        onCount={(remaining) => save.mutate(remaining)}
        onFree={() => save.mutate(null)}
      >
        <SegmentedFilter<LimitEnd>
          label={t("itemLimits.until")}
          layout="fill"
          value={until}
          onChange={setUntil}
          options={limitEnds.map((end) => ({ value: end, label: t(`itemLimits.${end}`) }))}
        />
        <Button
          size="lg"
          tone="danger"
          fullWidth
          data-autofocus
          busy={save.isPending}
          onClick={() => save.mutate(0)}
        >
          {t("itemLimits.mark")}
        </Button>
      </LimitForm>
    </AppDialog>
  );
}
