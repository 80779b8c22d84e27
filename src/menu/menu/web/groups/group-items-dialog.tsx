import { useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { offeredMenuQuery } from "#menu/price-rules/web/public.ts";
import { toId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { MultiSelect } from "#ui/forms/options/multi-select.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { attachSharedGroup, detachSharedGroup, type SharedGroup } from "../../contract/shared-groups.ts";
import { menuItemsKey } from "../menu-api.ts";

const schema = z.object({ items: z.array(z.string()) });

interface GroupItemsDialogProps {
  group: SharedGroup;
  onClose: () => void;
}

/** Chooses which items have a shared group, one by one or a whole category. */
export function GroupItemsDialog({ group, onClose }: GroupItemsDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const menu = useQuery(offeredMenuQuery).data;
  const items = menu?.items ?? [];
  const before = group.items.map(({ id }) => String(id));
  const idsOf = (values: readonly string[]) => values.map((id) => toId<"MenuItem">(Number(id)));
  return (
    <FormDialog
      size="medium"
      title={t("menuItems.shared.items_of", { title: group.title })}
      submitLabel={t("common.save")}
      schema={schema}
      initialValues={{ items: before }}
      save={async ({ items: chosen }) => {
        const params = { groupId: group.id };
        const added = chosen.filter((id) => !before.includes(id));
        const removed = before.filter((id) => !chosen.includes(id));
        let message = t("menuItems.shared.items_same");
        if (added.length > 0)
          ({ message } = await call(attachSharedGroup, { params, body: { itemIds: idsOf(added) } }));
        if (removed.length > 0)
          ({ message } = await call(detachSharedGroup, { params, body: { itemIds: idsOf(removed) } }));
        await client.invalidateQueries({ queryKey: menuItemsKey });
        return { message };
      }}
      onClose={onClose}
    >
      {(form) => {
        const { items: chosen } = form.getValues();
        const inOrder = (ids: ReadonlySet<string>) =>
          items.map(({ id }) => String(id)).filter((id) => ids.has(id));
        return (
          <>
            <MultiSelect
              label={t("common.items")}
              options={items.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={chosen}
              allOption={t("menuItems.shared.no_items")}
              onChange={(values) => form.setFieldValue("items", [...values])}
            />
            <SelectField
              label={t("menuItems.shared.whole_category")}
              options={(menu?.categories ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
              value={null}
              onChange={(category) => {
                const ofCategory = items.filter(({ category_id }) => String(category_id) === category);
                const ids = new Set([...chosen, ...ofCategory.map(({ id }) => String(id))]);
                form.setFieldValue("items", inOrder(ids));
              }}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
