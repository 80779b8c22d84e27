import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";

const NEW_GROUP = " new";

interface GroupFieldProps {
  /** Existing groups. */
  groups: readonly string[];
  value?: string | null | undefined;
  error?: string | null;
  onChange?: (group: string | null) => void;
}

/** The group of an ingredient: none, an existing one, or a new one by name. */
export function GroupField({ groups, value, error, onChange }: GroupFieldProps) {
  const t = useT();
  const group = value ?? "";
  const [isNew, setIsNew] = useState(groups.length === 0 || (group !== "" && !groups.includes(group)));
  const refusal = error ? { error } : {};
  return (
    <>
      {groups.length === 0 ? null : (
        <SelectField
          label={t("common.group")}
          description={t("inventory.fields.group_hint")}
          emptyOption={t("common.no_group")}
          options={[
            ...groups.map((each) => ({ value: each, label: each })),
            { value: NEW_GROUP, label: t("common.new_group") },
          ]}
          value={isNew ? NEW_GROUP : group === "" ? null : group}
          onChange={(chosen) => {
            setIsNew(chosen === NEW_GROUP);
            onChange?.(chosen === NEW_GROUP ? null : chosen);
          }}
          {...(isNew ? {} : refusal)}
        />
      )}
      {isNew ? (
        <TextField
          label={t(groups.length === 0 ? "common.group" : "inventory.fields.new_group_name")}
          description={groups.length === 0 ? t("inventory.fields.group_hint") : undefined}
          maxLength={60}
          value={group}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          {...refusal}
        />
      ) : null}
    </>
  );
}
