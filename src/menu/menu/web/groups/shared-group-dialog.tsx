import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatList } from "#platform/web/format.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Muted, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { addSharedGroup, type SharedGroup, updateSharedGroup } from "../../contract/shared-groups.ts";
import { MarkFields } from "../form/mark-fields.tsx";
import { NameAndPrice, NO_PRICE } from "../form/name-and-price.tsx";
import { menuItemsKey } from "../menu-api.ts";
import { GroupRuleFields } from "./group-rule-fields.tsx";
import { sharedGroupsQuery } from "./shared-groups-api.ts";

const schema = updateSharedGroup.body;
type Values = z.input<typeof schema>;
type AddonValues = Values["addons"][number];

const NEW_ADDON: AddonValues = { title: "", price: NO_PRICE, is_default: false, allergens: null, diets: [] };
const NEW_GROUP: Values = { title: "", required: false, min: 0, max: null, max_each: 1, addons: [NEW_ADDON] };

const valuesOf = ({ id: _, items: __, addons, ...group }: SharedGroup): Values => ({
  ...group,
  addons: addons.map(({ price, ...addon }) => ({ ...addon, price: decimalFromCents(price) })),
});

interface SharedGroupDialogProps {
  /** Null for a new one. */
  group: SharedGroup | null;
  currency: string;
  onClose: () => void;
}

/** Edits a group that items share: its rules and its add-ons, for all of them at once. */
export function SharedGroupDialog({ group, currency, onClose }: SharedGroupDialogProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <FormDialog
      size="medium"
      title={group ? t("common.edit_title", { title: group.title }) : t("menuItems.shared.new")}
      submitLabel={t(group ? "common.save" : "menuItems.shared.add")}
      schema={schema}
      initialValues={group ? valuesOf(group) : NEW_GROUP}
      meanwhile={{
        reload: useReload(sharedGroupsQuery, ({ groups }) => valuesOf(found(groups, group?.id))),
        fields: {
          title: t("common.name"),
          required: t("menuItems.groups.required"),
          min: t("common.minimum"),
          max: t("common.maximum"),
          max_each: t("menuItems.groups.max_each"),
          addons: {
            label: t("menuItems.groups.members"),
            text: (addons) => formatList(addons.map(({ title }) => title)),
          },
        },
      }}
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = group
          ? await call(updateSharedGroup, {
              params: { groupId: group.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await call(addSharedGroup, { body, idempotencyKey });
        await client.invalidateQueries({ queryKey: menuItemsKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => <Fields form={form} group={group} currency={currency} />}
    </FormDialog>
  );
}

interface FieldsProps {
  form: FormOf<typeof schema>;
  group: SharedGroup | null;
  currency: string;
}

function Fields({ form, group, currency }: FieldsProps) {
  const t = useT();
  const values = form.getValues();
  const errorOf = (field: string) => String(form.errors[field] ?? "") || null;
  return (
    <>
      {group && group.items.length > 0 ? (
        <Muted>{t("menuItems.shared.acts_on", { count: group.items.length })}</Muted>
      ) : null}
      <TextField
        label={t("common.name")}
        placeholder={t("menuItems.shared.example")}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("title")}
      />
      <GroupRuleFields
        values={values}
        errorOf={errorOf}
        onChange={(changes) => form.setValues({ ...changes } as Partial<Values>)}
      />
      <AddonFields
        addons={values.addons}
        currency={currency}
        errorOf={errorOf}
        onChange={(addons) => form.setFieldValue("addons", addons)}
      />
    </>
  );
}

interface AddonFieldsProps {
  addons: AddonValues[];
  currency: string;
  errorOf: (field: string) => string | null;
  onChange: (addons: AddonValues[]) => void;
}

function AddonFields({ addons, currency, errorOf, onChange }: AddonFieldsProps) {
  const t = useT();
  const move = (place: number, to: number) => {
    const moved = addons[place];
    if (moved) onChange(addons.toSpliced(place, 1).toSpliced(to, 0, moved));
  };
  const error = errorOf("addons");
  return (
    <Stack as="fieldset" gap={12}>
      <Row as="legend" weight={550} below={8}>
        {t("menuItems.groups.members")}
      </Row>
      {addons.map((addon, place) => (
        <AddonEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own before it is saved
          key={place}
          {...{ addon, currency }}
          number={place + 1}
          isLast={place === addons.length - 1}
          errorOf={(field) => errorOf(`addons.${place}.${field}`)}
          onChange={(changes) => onChange(addons.with(place, { ...addon, ...changes }))}
          onMove={(by) => move(place, place + by)}
          onRemove={() => onChange(addons.toSpliced(place, 1))}
        />
      ))}
      {error ? <Text tone="red">{error}</Text> : null}
      <Button
        variant="default"
        icon={<IconPlus size={20} aria-hidden="true" />}
        onClick={() => onChange([...addons, NEW_ADDON])}
      >
        {t("menuItems.addons.add")}
      </Button>
    </Stack>
  );
}

interface AddonEntryProps extends Pick<AddonFieldsProps, "currency" | "errorOf"> {
  addon: AddonValues;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  onChange: (changes: Partial<AddonValues>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function AddonEntry(props: AddonEntryProps) {
  const { addon, number, isLast, currency, errorOf, onChange, onMove, onRemove } = props;
  const t = useT();
  const title = addon.title || t("menuItems.shared.addon", { number });
  return (
    <Stack gap={8} framed inner={12}>
      <NameAndPrice
        choice={addon}
        priceLabel={t("menuItems.addons.price")}
        {...{ currency, errorOf, onChange }}
      />
      <AddonMarks {...{ addon, errorOf, onChange }} />
      <Row align="center" wrap gap={8}>
        <CheckField
          label={t("common.preselected")}
          checked={addon.is_default ?? false}
          onChange={(checked) => onChange({ is_default: checked })}
        />
        <IconButton
          label={t("menuItems.shared.up", { title })}
          icon={<IconArrowUp size={20} stroke={1.75} />}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("menuItems.shared.down", { title })}
          icon={<IconArrowDown size={20} stroke={1.75} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={t("common.remove_title", { title })}
          icon={<IconTrash size={20} stroke={1.75} />}
          onClick={onRemove}
        />
      </Row>
    </Stack>
  );
}

function AddonMarks({ addon, errorOf, onChange }: Pick<AddonEntryProps, "addon" | "errorOf" | "onChange">) {
  const t = useT();
  return (
    <MarkFields
      marks={{ allergens: addon.allergens ?? null, diets: addon.diets ?? [] }}
      error={errorOf("diets")}
      knownHint={t("menuItems.marks.addon_hint")}
      onChange={({ allergens, diets }) =>
        onChange({ allergens: allergens && [...allergens], diets: [...diets] })
      }
    />
  );
}
