import { formatCount } from "#platform/web/format.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { UnsureGate } from "#platform/web/forms/unsure-gate.tsx";
import type { Unsettled } from "#platform/web/forms/use-attempt.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { CustomerImportProblem } from "../../contract/customer-import.ts";
import { type DoublesChoice, doublesChoices } from "../../domain/customer-file.ts";
import classes from "./customer-import.module.css";
import type { CheckedFile, ImportPreview, ImportState } from "./use-customer-import.ts";

interface ImportCheckProps {
  state: Extract<ImportState, CheckedFile>;
  attempt: Unsettled;
  onDoubles: (checked: CheckedFile, doubles: DoublesChoice) => Promise<void>;
  onSave: (checked: CheckedFile) => Promise<void>;
}

/**
 * Shows what a file would do, its problems and its duplicates, and the button that imports it when there are no
 * problems.
 */
export function ImportCheck({ state, attempt, onDoubles, onSave }: ImportCheckProps) {
  const t = useT();
  const { preview, step } = state;
  const { counts, problems_count, doubles_count } = preview;
  const isSaving = step === "saving";
  return (
    <Section title={t("customers.import.step_check")}>
      <Figures
        busy={step === "rechecking"}
        figures={(["added", "updated", "skipped"] as const).map((key) => ({
          key,
          label: t(`customers.import.counts.${key}`),
          value: formatCount(counts[key]),
        }))}
      />
      {problems_count > 0 ? <Problems preview={preview} /> : null}
      {doubles_count > 0 ? (
        <Doubles
          preview={preview}
          choice={state.doubles}
          isLocked={isSaving || attempt.isUnsure}
          onChoose={(doubles) => void onDoubles(state, doubles)}
        />
      ) : null}
      <FormFailure message={step === "checked" ? state.failure : null} />
      {problems_count > 0 ? null : (
        <div className={classes.save}>
          <UnsureGate attempt={attempt} busy={isSaving} size="xl" onAgain={() => void onSave(state)}>
            <SaveButton state={state} onSave={onSave} />
          </UnsureGate>
        </div>
      )}
      {isSaving ? (
        <progress className={classes.progress} aria-label={t("customers.import.state.saving")} />
      ) : null}
    </Section>
  );
}

function SaveButton({ state, onSave }: Pick<ImportCheckProps, "state" | "onSave">) {
  const t = useT();
  const { added, updated } = state.preview.counts;
  const count = added + updated;
  if (count === 0) return <p>{t("customers.import.nothing_new")}</p>;
  return (
    <Button
      size="xl"
      busy={state.step === "saving"}
      disabled={state.step === "rechecking"}
      onClick={() => void onSave(state)}
    >
      {t("customers.import.save", { count, shown: formatCount(count) })}
    </Button>
  );
}

function Problems({ preview: { problems, problems_count } }: { preview: ImportPreview }) {
  const t = useT();
  return (
    <>
      <p role="alert" className={classes.wrong}>
        {t("customers.import.wrong", { count: problems_count, shown: formatCount(problems_count) })}
      </p>
      <DataTable<CustomerImportProblem>
        caption={t("customers.import.problems_table")}
        columns={problemColumns(t)}
        rows={problems}
        rowKey={({ line, column, message }) => `${line}/${column}/${message}`}
        state={{ status: "ready" }}
        empty={null}
      />
      <More count={problems_count - problems.length} />
    </>
  );
}

interface DoublesProps {
  preview: ImportPreview;
  choice: DoublesChoice;
  isLocked: boolean;
  onChoose: (choice: DoublesChoice) => void;
}

/** Lists lines with known phones and chooses their treatment. */
function Doubles({ preview: { doubles, doubles_count }, choice, isLocked, onChoose }: DoublesProps) {
  const t = useT();
  return (
    <>
      <p className={classes.said}>
        {t("customers.import.doubles", { count: doubles_count, shown: formatCount(doubles_count) })}
      </p>
      <fieldset className={classes.choice} disabled={isLocked}>
        <SegmentedFilter<DoublesChoice>
          label={t("customers.import.doubles_choice")}
          layout="wrap"
          value={choice}
          onChange={onChoose}
          options={doublesChoices.map((value) => ({
            value,
            label: t(`customers.import.doubles_choices.${value}`),
          }))}
        />
      </fieldset>
      <DataTable
        caption={t("customers.import.doubles_table")}
        columns={doubleColumns(t)}
        rows={doubles}
        rowKey={({ line }) => String(line)}
        state={{ status: "ready" }}
        empty={null}
      />
      <More count={doubles_count - doubles.length} />
    </>
  );
}

function More({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <p className={classes.more}>{t("customers.import.more", { count, shown: formatCount(count) })}</p>
  ) : null;
}

const lineColumn = <Row extends { readonly line: number }>(t: Translate): Column<Row> => ({
  key: "line",
  header: t("customers.import.line"),
  cell: ({ line }) => t("customers.import.line_no", { line }),
  primary: true,
  width: "120px",
});

function problemColumns(t: Translate): Column<CustomerImportProblem>[] {
  return [
    lineColumn(t),
    { key: "column", header: t("customers.import.column"), cell: ({ column }) => column, width: "140px" },
    {
      key: "found",
      header: t("customers.import.found"),
      cell: ({ found }) => found ?? t("customers.facts.none"),
    },
    { key: "message", header: t("customers.import.message"), cell: ({ message }) => message },
  ];
}

function doubleColumns(t: Translate): Column<ImportPreview["doubles"][number]>[] {
  return [
    lineColumn(t),
    { key: "phone", header: t("customers.form.phone"), cell: ({ phone }) => phone, width: "180px" },
    {
      key: "name",
      header: t("customers.import.in_file"),
      cell: ({ name }) => name ?? t("customers.facts.none"),
    },
    {
      key: "existing",
      header: t("customers.import.is_now"),
      cell: ({ existing_name, first_line, phone }) =>
        first_line === null ? (existing_name ?? phone) : t("customers.import.as_line", { line: first_line }),
    },
  ];
}
