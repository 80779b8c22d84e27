import { IconDownload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { decodeText } from "#platform/web/files/decode-text.ts";
import { formatCount, formatList } from "#platform/web/format.ts";
import { useAttempt } from "#platform/web/forms/use-attempt.ts";
import { MenuBreadcrumbs } from "#platform/web/frame/menu-breadcrumbs.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { errorText, showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import type { ImportCounts, ImportProblem, previewMenuImport } from "../contract/menu-file.ts";
import classes from "./menu-file.module.css";
import { downloadMenu, downloadTemplate, sendImport, usePreviewImport } from "./menu-file-api.ts";

/** Limit of the server. */
const MOST_BYTES = 16 * 1024 * 1024;

/** /dashboard/settings/menu-items/import: imports a whole menu from a file, after a preview. */
export function ImportScreen() {
  const t = useT();
  const { state, pick, save, clear } = useMenuFile();
  return (
    <>
      <MenuBreadcrumbs here={t("menuFile.title")} />
      <PageHeader title={t("menuFile.title")} />
      <Section
        title={t("menuFile.step_file")}
        description={t("menuFile.intro")}
        action={
          <Row wrap gap={8}>
            <DownloadButton label={t("menuFile.download_template")} download={downloadTemplate} />
            <DownloadButton label={t("menuFile.download_menu")} download={downloadMenu} />
          </Row>
        }
      >
        <FilePicker
          label={t("menuFile.choose_label")}
          hint={t("menuFile.hint")}
          accept={[".csv", ".txt", "text/csv"]}
          maxBytes={MOST_BYTES}
          files={pickedFiles(state, t)}
          onPick={([file]) => file && void pick(file)}
          onRemove={clear}
          onRetry={() => "file" in state && void pick(state.file)}
          disabled={state.step === "saving"}
          words={{
            choose: t("menuFile.choose"),
            drop: t("menuFile.drop"),
            camera: t("menuFile.choose"),
            refusals: {
              type: (name) => t("menuFile.refused.type", { name }),
              size: (name) => t("menuFile.refused.size", { name }),
            },
          }}
        />
      </Section>
      {state.step === "checked" || state.step === "saving" ? (
        <ImportCheck preview={state.preview} isSaving={state.step === "saving"} onSave={() => void save()} />
      ) : null}
      {state.step === "done" ? (
        <Section title={t("menuFile.step_done")}>
          <p role="status">{state.message}</p>
          <Link className={classes.link} to={screens.menuItems.path}>
            {t("menuFile.to_menu")}
          </Link>
        </Section>
      ) : null}
    </>
  );
}

function DownloadButton({ label, download }: { label: string; download: () => Promise<void> }) {
  return (
    <Button
      variant="subtle"
      icon={<IconDownload size={20} aria-hidden="true" />}
      onClick={() =>
        void download().catch((error: unknown) => showFailure(error, "menuFile.download_failed"))
      }
    >
      {label}
    </Button>
  );
}

/** Shows the progress of the picked file: read on this device, then checked by the server. */
function pickedFiles(state: ImportStep, t: ReturnType<typeof useT>) {
  if (!("file" in state)) return [];
  const progress = { reading: 0.2, checking: 0.6, saving: undefined, checked: undefined, failed: undefined };
  return [
    {
      key: "menu",
      name: state.file.name,
      detail: t(`menuFile.state.${state.step}`),
      progress: progress[state.step],
      error: state.step === "failed" ? state.reason : undefined,
    },
  ];
}

interface ImportCheckProps {
  preview: ImportPreview;
  isSaving: boolean;
  onSave: () => void;
}

/** Shows what a file would change or its problems, with the button to import it. */
function ImportCheck({ preview, isSaving, onSave }: ImportCheckProps) {
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
        <Text below={16}>{t("menuFile.new_categories", { titles: formatList(new_categories) })}</Text>
      ) : null}
      {isWrong ? (
        <>
          <Text below={8} tone="red" weight={600} role="alert">
            {t("menuFile.wrong", { count: problems_count })}
          </Text>
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

type ImportPreview = ResponseOf<typeof previewMenuImport>;

/** Steps of an import. */
type ImportStep =
  | { readonly step: "none" }
  | { readonly step: "reading" | "checking"; readonly file: File }
  | { readonly step: "failed"; readonly file: File; readonly reason: string }
  | { readonly step: "checked"; readonly file: File; readonly csv: string; readonly preview: ImportPreview }
  | { readonly step: "saving"; readonly file: File; readonly csv: string; readonly preview: ImportPreview }
  | { readonly step: "done"; readonly counts: ImportCounts; readonly message: string };

/** Reads a file, previews its import and imports it. */
function useMenuFile() {
  const t = useT();
  const client = useQueryClient();
  const check = usePreviewImport();
  const attempt = useAttempt();
  const [state, setState] = useState<ImportStep>({ step: "none" });
  const pick = async (file: File) => {
    setState({ step: "reading", file });
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (!decoded.ok) {
      setState({ step: "failed", file, reason: t(`menuFile.refused.${decoded.reason}`) });
      return;
    }
    setState({ step: "checking", file });
    try {
      const preview = await check.mutateAsync(decoded.text);
      setState({ step: "checked", file, csv: decoded.text, preview });
    } catch (error) {
      setState({ step: "failed", file, reason: errorText(error) });
    }
  };
  const save = async () => {
    if (state.step !== "checked") return;
    const { file, csv } = state;
    setState({ ...state, step: "saving" });
    try {
      const { counts, message } = await attempt.run(csv, (id) => sendImport(csv, id));
      setState({ step: "done", counts, message });
    } catch (error) {
      setState({ step: "failed", file, reason: errorText(error) });
    } finally {
      await client.invalidateQueries();
    }
  };
  return { state, pick, save, clear: () => setState({ step: "none" }) };
}
