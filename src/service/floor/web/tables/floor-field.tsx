import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { SettingsTable } from "../../contract/store-tables.ts";
import { floorNames } from "../../domain/table-order.ts";

const NEW_FLOOR = " new";
const MOST_LETTERS = 40;

export interface FloorFieldProps {
  tables: readonly SettingsTable[];
  value?: string;
  error?: string | null;
  onChange?: (floor: string) => void;
}

/** One of the floors there are, or a new one by its name. */
export function FloorField({ tables, value = "", error, onChange }: FloorFieldProps) {
  const t = useT();
  const floors = floorsIn(tables);
  const [isNew, setIsNew] = useState(floors.length === 0 || (value !== "" && !floors.includes(value)));
  const refusal = error ? { error } : {};
  return (
    <>
      {floors.length === 0 ? null : (
        <SelectField
          label={t("tables.floor")}
          required
          searchable={false}
          options={[
            ...floors.map((floor) => ({ value: floor, label: floor })),
            { value: NEW_FLOOR, label: t("tables.new_floor") },
          ]}
          value={isNew ? NEW_FLOOR : value}
          onChange={(chosen) => {
            setIsNew(chosen === NEW_FLOOR);
            onChange?.(chosen === null || chosen === NEW_FLOOR ? "" : chosen);
          }}
          {...(isNew ? {} : refusal)}
        />
      )}
      {isNew ? (
        <TextField
          label={t(floors.length === 0 ? "tables.floor" : "tables.new_floor_name")}
          description={t("tables.floor_hint")}
          required
          maxLength={MOST_LETTERS}
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          {...refusal}
        />
      ) : null}
    </>
  );
}

/** The floors with a name, in their order. */
export function floorsIn(tables: readonly SettingsTable[]): string[] {
  return floorNames(tables).filter((floor) => floor !== null);
}
