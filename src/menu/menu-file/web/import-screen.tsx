import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { MenuBreadcrumbs } from "#platform/web/frame/menu-breadcrumbs.tsx";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { ImportCheck } from "./import-check.tsx";
import classes from "./menu-file.module.css";
import { downloadMenu, downloadTemplate } from "./menu-file-api.ts";
import { type ImportStep, useMenuFile } from "./use-menu-file.ts";

/** As the server takes it. */
const MOST_BYTES = 16 * 1024 * 1024;

/** /dashboard/settings/menu-items/import: a whole menu from a file, looked at before anything is changed. */
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
          <div className={classes.files}>
            <DownloadButton label={t("menuFile.download_template")} download={downloadTemplate} />
            <DownloadButton label={t("menuFile.download_menu")} download={downloadMenu} />
          </div>
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

/** How far the picked file has come: read on this device, then looked at by the server. */
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
