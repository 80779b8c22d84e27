import { z } from "zod";
import { idOf } from "#platform/contract/wire.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { idProps } from "#platform/web/forms/id-props.ts";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type CategorySettings, deleteCategory } from "../../contract/categories.ts";
import { useReloadCategories } from "./use-category-actions.ts";

const schema = z.object({ moveItemsTo: orBlank(idOf("Category")) });

interface MoveAndDeleteDialogProps {
  category: CategorySettings;
  categories: readonly CategorySettings[];
  onClose: () => void;
}

/** Deletes a category with items, after moving them to another one. */
export function MoveAndDeleteDialog({ category, categories, onClose }: MoveAndDeleteDialogProps) {
  const t = useT();
  const reload = useReloadCategories();
  const others = categories.filter(({ id }) => id !== category.id);
  const { title, items_count: count } = category;
  return (
    <FormDialog
      title={t("common.delete_title_question", { title })}
      submitLabel={t("menuItems.categories.move_submit")}
      tone="danger"
      schema={schema}
      initialValues={{ moveItemsTo: null }}
      missing={() => (others.length === 0 ? t("menuItems.categories.move_nowhere") : null)}
      save={async ({ moveItemsTo }, idempotencyKey) => {
        const saved = await call(deleteCategory, {
          params: { id: category.id },
          query: { moveItemsTo },
          idempotencyKey,
        });
        void reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t("menuItems.categories.move_body", { title, count })}</p>
          <SelectField
            label={t("menuItems.categories.move_to")}
            placeholder={t("menuItems.categories.move_to_hint")}
            required
            disabled={others.length === 0}
            options={others.map((other) => ({ value: String(other.id), label: other.title }))}
            {...idProps(form.getInputProps("moveItemsTo"))}
          />
        </>
      )}
    </FormDialog>
  );
}
