import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import type { AddItemDialogProps } from "./add-item-dialog.tsx";

const AddItemDialog = lazy(() =>
  import("./add-item-dialog.tsx").then((module) => ({ default: module.AddItemDialog })),
);

/** The button that adds an ingredient, and its dialog. */
export function useAddItem(known: Omit<AddItemDialogProps, "onClose">) {
  const t = useT();
  const [isAdding, setIsAdding] = useState(false);
  return {
    button: (
      <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t("inventory.add.act")}
      </Button>
    ),
    dialog: isAdding ? (
      <Suspense>
        <AddItemDialog {...known} onClose={() => setIsAdding(false)} />
      </Suspense>
    ) : null,
  };
}
