import { IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ComboCandidate, comboBody, saveCombo } from "#menu/combos/contract/combos.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { call } from "#platform/web/api.ts";
import { formatList } from "#platform/web/format.ts";
import { DecimalField } from "#platform/web/forms/decimal-field.tsx";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { FieldGrid } from "#ui/forms/field-grid.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { COMBO_GROUPS_MAX } from "../../domain/combo.ts";
import { menuItemsKey } from "../menu-api.ts";
import { type ComboValues, comboQuery, type GroupValues, type ReadCombo } from "./combo-api.ts";
import { ComboChoiceList } from "./combo-choices.tsx";

export const NEW_GROUP: GroupValues = { title: "", min: 1, max: 1, choices: [] };

function valuesOf({ groups, version }: ReadCombo): ComboValues {
  if (groups.length === 0) return { groups: [NEW_GROUP], version };
  return {
    version,
    groups: groups.map(({ choices, ...group }) => ({
      ...group,
      choices: choices.map(({ item: _, extra, ...choice }) => ({
        ...choice,
        extra: decimalFromCents(extra),
      })),
    })),
  };
}

interface ComboFormProps {
  itemId: MenuItemId;
  combo: ReadCombo;
  currency: string;
  onClose: () => void;
}

/** Edits the groups of a combo: how many parts each takes, among which items, at what extra price. */
export function ComboForm({ itemId, combo, currency, onClose }: ComboFormProps) {
  const t = useT();
  const client = useQueryClient();
  const [items, setItems] = useState<ReadonlyMap<number, ComboCandidate>>(
    () => new Map(combo.groups.flatMap(({ choices }) => choices.map(({ item }) => [item.item_id, item]))),
  );
  const know = (item: ComboCandidate) => setItems((before) => new Map(before).set(item.item_id, item));
  return (
    <FormDialog
      size="medium"
      title={combo.title}
      submitLabel={t("combos.save")}
      schema={comboBody}
      initialValues={valuesOf(combo)}
      missing={({ groups }) =>
        groups.some(({ title, choices }) => title.trim() === "" || choices.length === 0)
          ? t("combos.incomplete")
          : null
      }
      meanwhile={{
        reload: useReload(comboQuery(itemId), valuesOf),
        fields: {
          groups: {
            label: t("combos.title"),
            text: (groups) => formatList(groups.map(({ title }) => title)),
          },
        },
      }}
      save={async (body, idempotencyKey) => {
        const saved = await call(saveCombo, { params: { itemId }, body, idempotencyKey });
        await client.invalidateQueries({ queryKey: menuItemsKey });
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <ComboGroups
          groups={form.getValues().groups}
          onChange={(next) => form.setFieldValue("groups", next)}
          errorOf={(path) => String(form.errors[`groups.${path}`] ?? "") || null}
          items={items}
          onKnow={know}
          currency={currency}
        />
      )}
    </FormDialog>
  );
}

interface GroupsProps {
  groups: readonly GroupValues[];
  onChange: (groups: GroupValues[]) => void;
  /** The error of a field below the list of groups. */
  errorOf: (path: string) => string | null;
  items: ReadonlyMap<number, ComboCandidate>;
  onKnow: (item: ComboCandidate) => void;
  currency: string;
}

/** Edits the groups of a combo, here and in the form of a new item. */
export function ComboGroups({ groups, onChange: setGroups, errorOf, items, onKnow, currency }: GroupsProps) {
  const t = useT();
  const change = (index: number, changes: Partial<GroupValues>) =>
    setGroups(groups.map((group, place) => (place === index ? { ...group, ...changes } : group)));
  return (
    <>
      {groups.map((group, index) => (
        <GroupFields
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are only added behind and taken out whole
          key={index}
          group={group}
          number={index + 1}
          errorOf={(path) => errorOf(`${index}.${path}`)}
          onChange={(changes) => change(index, changes)}
          onRemove={
            groups.length > 1 ? () => setGroups(groups.filter((_, place) => place !== index)) : undefined
          }
          {...{ items, onKnow, currency }}
        />
      ))}
      {groups.length < COMBO_GROUPS_MAX ? (
        <Button variant="default" onClick={() => setGroups([...groups, NEW_GROUP])}>
          {t("common.add_group")}
        </Button>
      ) : null}
    </>
  );
}

interface GroupFieldsProps extends Omit<GroupsProps, "groups" | "onChange" | "errorOf"> {
  group: GroupValues;
  /** Counted from 1. */
  number: number;
  errorOf: (path: string) => string | null;
  onChange: (changes: Partial<GroupValues>) => void;
  /** Undefined when it is the only group. */
  onRemove: (() => void) | undefined;
}

function GroupFields({ group, number, errorOf, onChange, onRemove, ...choices }: GroupFieldsProps) {
  const t = useT();
  const name = t("combos.group", { number });
  return (
    <Stack as="fieldset" gap={12} framed inner={12}>
      <Row as="legend" align="center" gap={8} weight={650}>
        {name}
        {onRemove ? (
          <IconButton
            label={t("common.remove_title", { title: group.title || name })}
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={onRemove}
          />
        ) : null}
      </Row>
      <TextField
        label={t("common.name")}
        placeholder={t("combos.group_example")}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus={number === 1 || undefined}
        value={group.title}
        error={errorOf("title")}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <FieldGrid disabled={false}>
        <DecimalField
          label={t("common.minimum")}
          decimals={0}
          value={group.min}
          error={errorOf("min")}
          onChange={(min) => onChange({ min: min ?? 0 })}
        />
        <DecimalField
          label={t("common.maximum")}
          decimals={0}
          value={group.max}
          error={errorOf("max")}
          onChange={(max) => onChange({ max: max ?? 1 })}
        />
      </FieldGrid>
      <ComboChoiceList
        {...choices}
        choices={group.choices}
        errorOf={(path) => errorOf(`choices${path}`)}
        onChange={(next) => onChange({ choices: next })}
      />
    </Stack>
  );
}
