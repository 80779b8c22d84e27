import type { z } from "zod";
import type { ValidationCode } from "#app/contract/validation-code.ts";
import { call } from "#platform/web/api.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { addModifierGroup, updateModifierGroup } from "../../contract/menu-choices.ts";
import type { ItemDetail, ModifierGroup } from "../../contract/menu-item-detail.ts";
import { GroupRuleFields } from "../groups/group-rule-fields.tsx";
import { menuItemQuery } from "../menu-api.ts";
import { useReloadItem } from "./use-choice-actions.ts";

const groupSchema = updateModifierGroup.body;
type GroupForm = FormOf<typeof groupSchema>;

function valuesOf({ id: _, is_shared: __, ...values }: ModifierGroup): z.input<typeof groupSchema> {
  return values;
}

const noValues: z.input<typeof groupSchema> = {
  title: "",
  required: false,
  min: 0,
  max: null,
  max_each: 1,
  addons_ids: [],
  default_ids: [],
};

const ownWords = (field: string, code: ValidationCode) =>
  field === "addons_ids" && code === "required" ? "menuItems.groups.members_missing" : undefined;

interface GroupDialogProps {
  item: ItemDetail;
  /** Null for a new one. */
  group: ModifierGroup | null;
  currency: string;
  onClose: () => void;
}

/** Edits a group of add-ons: its members, how many are chosen, and the defaults. */
export function GroupDialog({ item, group, currency, onClose }: GroupDialogProps) {
  const t = useT();
  const reload = useReloadItem();
  const itemId = item.id;
  const titlesOf = (ids: readonly number[] = []) =>
    formatList(item.addons.filter(({ id }) => ids.includes(id)).map(({ title }) => title));
  return (
    <FormDialog
      size="medium"
      title={group ? t("common.edit_title", { title: group.title }) : t("common.new_group")}
      submitLabel={t(group ? "common.save" : "common.add_group")}
      schema={groupSchema}
      initialValues={group ? valuesOf(group) : noValues}
      words={ownWords}
      meanwhile={{
        reload: useReload(menuItemQuery(itemId), ({ formattedMenuItem }) =>
          valuesOf(found(formattedMenuItem.modifierGroups, group?.id)),
        ),
        fields: {
          title: t("common.name"),
          required: t("menuItems.groups.required"),
          min: t("common.minimum"),
          max: t("common.maximum"),
          max_each: t("menuItems.groups.max_each"),
          addons_ids: { label: t("menuItems.groups.members"), text: titlesOf },
          default_ids: { label: t("menuItems.groups.defaults"), text: titlesOf },
        },
      }}
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = group
          ? await call(updateModifierGroup, {
              params: { itemId, groupId: group.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await call(addModifierGroup, { params: { itemId }, body, idempotencyKey });
        await reload();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Rules form={form} />
          <Members form={form} item={item} groupId={group?.id ?? null} currency={currency} />
        </>
      )}
    </FormDialog>
  );
}

function Rules({ form }: { form: GroupForm }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("common.name")}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("title")}
      />
      <GroupRuleFields
        values={form.getValues()}
        errorOf={(field) => String(form.errors[field] ?? "") || null}
        onChange={(changes) => form.setValues({ ...changes } as Partial<z.input<typeof groupSchema>>)}
      />
    </>
  );
}

interface MembersProps {
  form: GroupForm;
  item: ItemDetail;
  /** Null for a new one. */
  groupId: ModifierGroup["id"] | null;
  currency: string;
}

/** Chooses the group's add-ons, and the defaults among them. */
function Members({ form, item, groupId, currency }: MembersProps) {
  const t = useT();
  const { modifierGroups } = item;
  // Those of shared groups belong to them.
  const addons = item.addons.filter(({ is_shared }) => !is_shared);
  const { addons_ids: members, default_ids: defaults = [] } = form.getValues();
  // An add-on of another group shows which group would lose it.
  const otherGroup = (id: number | null) =>
    modifierGroups.find((group) => group.id === id && group.id !== groupId)?.title;
  const choices = addons.map(({ id, title, price, group_id }) => ({
    value: String(id),
    label: title,
    aside: factsText([otherGroup(group_id), formatAmount(price, currency)]),
  }));
  const chosen = choices.filter(({ value }) => members.includes(Number(value)));
  const errorOf = (field: "addons_ids" | "default_ids") => String(form.errors[field] ?? "") || null;
  return (
    <>
      <ChoiceList
        mode="multiple"
        label={t("menuItems.groups.members")}
        choices={choices}
        value={members.map(String)}
        error={errorOf("addons_ids")}
        onChange={(ids) => {
          // The item's order, so that the group shows them as the list does.
          const next = addons.map(({ id }): number => id).filter((id) => ids.includes(String(id)));
          form.setValues({ addons_ids: next, default_ids: defaults.filter((id) => next.includes(id)) });
        }}
      />
      {chosen.length === 0 ? null : (
        <ChoiceList
          mode="multiple"
          label={t("menuItems.groups.defaults")}
          hint={t("menuItems.groups.defaults_hint")}
          choices={chosen}
          value={defaults.map(String)}
          error={errorOf("default_ids")}
          onChange={(ids) => form.setFieldValue("default_ids", ids.map(Number))}
        />
      )}
    </>
  );
}
