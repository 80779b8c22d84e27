import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { idProps } from "#platform/web/forms/id-props.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { categoriesQuery } from "../menu-api.ts";
import classes from "./category-field.module.css";
import type { ItemForm } from "./item-values.ts";

const CategoryDialog = lazy(() =>
  import("../categories/category-dialog.tsx").then((module) => ({ default: module.CategoryDialog })),
);

/** The category of an item; one that is not there yet is made on the way, and nothing typed is left for it. */
export function CategoryField({ form }: { form: ItemForm }) {
  const t = useT();
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.field}>
      <SelectField
        label={t("menuItems.category")}
        emptyOption={t("menuItems.no_category")}
        options={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...idProps(form.getInputProps("categoryId"))}
      />
      <IconButton
        label={t("menuItems.categories.add_title")}
        icon={<IconPlus size={20} stroke={1.75} />}
        onClick={() => setAdding(true)}
      />
      {isAdding
        ? // A form of its own: on the page it stands beside that of the item, and what it sends is not sent by that one.
          createPortal(
            <div onSubmit={(event) => event.stopPropagation()}>
              <Suspense fallback={null}>
                <CategoryDialog
                  category={null}
                  onAdded={(id) => form.setFieldValue("categoryId", id)}
                  onClose={() => setAdding(false)}
                />
              </Suspense>
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}
