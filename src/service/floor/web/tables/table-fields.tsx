import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { FLOOR_NAME_MAX, type SettingsTable } from "../../contract/store-tables.ts";
import { floorNames } from "../../domain/table-order.ts";
import { MAX_SEATS } from "../../domain/table-titles.ts";

const NEW_FLOOR = " new";

interface FloorFieldProps {
  tables: readonly SettingsTable[];
  value?: string;
  error?: string | null;
  onChange?: (floor: string) => void;
}

/** Chooses an existing floor or names a new one. */
export function FloorField({ tables, value = "", error, onChange }: FloorFieldProps) {
  const t = useT();
  const floors = floorsIn(tables);
  const [isNew, setIsNew] = useState(floors.length === 0 || (value !== "" && !floors.includes(value)));
  const refusal = error ? { error } : {};
  return (
    <>
      {floors.length === 0 ? null : (
        <SelectField
          label={t("common.floor")}
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
          label={t(floors.length === 0 ? "common.floor" : "tables.new_floor_name")}
          description={t("tables.floor_hint")}
          required
          maxLength={FLOOR_NAME_MAX}
          value={value}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          {...refusal}
        />
      ) : null}
    </>
  );
}

/** Returns the named floors in order. */
export function floorsIn(tables: readonly SettingsTable[]): string[] {
  return floorNames(tables).filter((floor) => floor !== null);
}

interface SeatsFieldProps {
  value?: number;
  onChange?: (seats: number) => void;
}

/** Number of seats; 0 is valid for a bar where people stand. */
export function SeatsField({ value = 0, onChange }: SeatsFieldProps) {
  const t = useT();
  return (
    <Stack align="start" gap={6} weight={550}>
      <span aria-hidden="true">{t("tables.seats_label")}</span>
      <QuantityInput
        label={t("tables.seats_label")}
        min={0}
        max={MAX_SEATS}
        value={value}
        onChange={(seats) => onChange?.(seats)}
      />
    </Stack>
  );
}
