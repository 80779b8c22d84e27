import { formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { ImportProblem } from "../contract/menu-file.ts";
import classes from "./menu-file.module.css";
import type { ImportPreview } from "./use-menu-file.ts";

export interface ImportCheckProps {
  preview: ImportPreview;
  isSaving: boolean;
  onSave: () => void;
}

/** What a file would do, what is wrong in it, and the button that does it when nothing is. */
export function ImportCheck({ preview, isSaving, onSave }: ImportCheckProps) {
  const t = useT();
  const { counts, problems, problems_count, new_categories } = preview;
  const touched = counts.items_new + counts.items_changed;
  const isWrong = problems_count > 0;
  return (
    <Section title={t("menuFile.step_check")}>
      <Figures
        figures={(["items_new", "items_changed", "items_same", "categories_new"] as const).map((key) => ({
          key,
          label: t(`menuFile.counts.${key}`),
          value: formatCount(counts[key]),
        }))}
      />
      {new_categories.length > 0 ? (
        <p className={classes.said}>{t("menuFile.new_categories", { titles: new_categories.join(", ") })}</p>
      ) : null}
      {isWrong ? (
        <>
          <p role="alert" className={classes.wrong}>
            {t("menuFile.wrong", { count: problems_count })}
          </p>
          <DataTable
            caption={t("menuFile.problems_table")}
            columns={columnsOf(t)}
            rows={problems}
            rowKey={({ line, column, message }) => `${line}/${column}/${message}`}
            state={{ status: "ready" }}
            empty={null}
          />
          {problems_count > problems.length ? (
            <p>{t("menuFile.more_problems", { count: problems_count - problems.length })}</p>
          ) : null}
        </>
      ) : (
        <Button size="xl" busy={isSaving} onClick={onSave}>
          {touched > 0
            ? t("menuFile.save", { count: touched, shown: formatCount(touched) })
            : t("menuFile.save_same")}
        </Button>
      )}
      {isSaving ? <progress className={classes.progress} aria-label={t("menuFile.state.saving")} /> : null}
    </Section>
  );
}

function columnsOf(t: Translate): Column<ImportProblem>[] {
  return [
    {
      key: "line",
      header: t("menuFile.line"),
      cell: ({ line }) => t("menuFile.line_no", { line }),
      primary: true,
    },
    { key: "column", header: t("menuFile.column"), cell: ({ column }) => column ?? t("menuFile.whole_line") },
    { key: "found", header: t("menuFile.found"), cell: ({ found }) => found ?? t("menuFile.nothing_found") },
    { key: "message", header: t("menuFile.message"), cell: ({ message }) => message },
  ];
}
