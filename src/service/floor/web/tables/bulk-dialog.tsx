import { formatDetails, formatList } from "#platform/web/format.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { addStoreTables, type SettingsTable } from "../../contract/store-tables.ts";
import { tableNumber } from "../../domain/table-number.ts";
import { MAX_TABLES_AT_ONCE, splitTitles, tableTitles } from "../../domain/table-titles.ts";
import { USUAL_SEATS } from "./table-dialog.tsx";
import { FloorField, floorsIn, SeatsField } from "./table-fields.tsx";
import classes from "./tables.module.css";
import { useAddTables, useTakeBackTables } from "./tables-api.ts";

const USUAL_COUNT = 12;

interface Plan {
  readonly pattern: string;
  readonly first: number;
  readonly count: number;
  readonly floor: string;
}

interface BulkDialogProps {
  tables: readonly SettingsTable[];
  onClose: () => void;
}

/** Adds numbered tables to one floor, such as 12 tables from 1, and shows beforehand which exist already. */
export function BulkDialog({ tables, onClose }: BulkDialogProps) {
  const t = useT();
  const adding = useAddTables();
  const takingBack = useTakeBackTables();
  const namesOf = ({ floor, ...range }: Plan) =>
    splitTitles(
      tableTitles(range),
      tables.filter((table) => table.floor === floor.trim()).map((table) => table.table_title),
    );
  return (
    <FormDialog
      title={t("tables.add_many")}
      submitLabel={(plan) => t("tables.add_count", { count: namesOf(plan).free.length })}
      missing={(plan) => (namesOf(plan).free.length === 0 ? t("tables.all_taken") : null)}
      size="medium"
      schema={addStoreTables.body}
      initialValues={{
        pattern: t("tables.pattern_usual"),
        first: Math.max(0, ...tables.map((table) => tableNumber(table.table_title) ?? 0)) + 1,
        count: USUAL_COUNT,
        floor: floorsIn(tables)[0] ?? t("tables.first_floor"),
        seatingCapacity: USUAL_SEATS,
      }}
      save={async (body, id) => {
        const added = await adding.mutateAsync({ body, id });
        return {
          message: added.message,
          undo: () => void takingBack.mutateAsync(added.ids).catch(showError),
        };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("tables.pattern")}
            description={t("tables.pattern_hint")}
            required
            data-autofocus
            {...form.getInputProps("pattern")}
          />
          <Row wrap gap={16} across={24}>
            <CountField
              label={t("tables.how_many")}
              min={1}
              max={MAX_TABLES_AT_ONCE}
              {...form.getInputProps("count")}
            />
            <CountField label={t("tables.from")} min={0} max={9_000} {...form.getInputProps("first")} />
            <SeatsField {...form.getInputProps("seatingCapacity")} />
          </Row>
          <FloorField tables={tables} {...form.getInputProps("floor")} />
          <Preview {...namesOf(form.getValues())} floor={form.getValues().floor} />
        </>
      )}
    </FormDialog>
  );
}

interface CountFieldProps {
  label: string;
  min: number;
  max: number;
  value?: number;
  onChange?: (value: number) => void;
}

function CountField({ label, value = 0, onChange, ...limits }: CountFieldProps) {
  return (
    <Stack align="start" gap={6} weight={550}>
      <span aria-hidden="true">{label}</span>
      <QuantityInput label={label} value={value} onChange={(next) => onChange?.(next)} {...limits} />
    </Stack>
  );
}

interface PreviewProps extends ReturnType<typeof splitTitles> {
  floor: string;
}

/** Shows what will be added and what is left out. */
function Preview({ free, taken, floor }: PreviewProps) {
  const t = useT();
  return (
    <div className={classes.preview} role="status">
      {free.length === 0 ? null : <p>{t("tables.will_add", { names: shorten(free) })}</p>}
      {taken.length === 0 ? null : (
        <Text tone="amber">
          {t("tables.left_out", { names: shorten(taken), floor, count: taken.length })}
        </Text>
      )}
    </div>
  );
}

/** Shortens a list of names to "Mesa 1, Mesa 2 … Mesa 12". */
function shorten(names: readonly string[]): string {
  return names.length <= 4 ? formatList(names) : `${formatDetails(names.slice(0, 2))} … ${names.at(-1)}`;
}
