import { IconDownload } from "@tabler/icons-react";
import { screens } from "#platform/domain/access/screens.ts";
import { call } from "#platform/web/api.ts";
import { ImportWizard } from "#platform/web/files/import-wizard.tsx";
import { formatCount, formatList } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { exportMenu, importMenu, menuTemplate, previewMenuImport } from "../contract/menu-file.ts";

const countKeys = ["items_new", "items_changed", "items_same", "categories_new"] as const;

/** /dashboard/settings/menu-items/import: imports a whole menu from a file, after a preview. */
export function MenuImportScreen() {
  const t = useT();
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("menuFile.title")} />
      <PageHeader title={t("menuFile.title")} />
      <ImportWizard
        intro={t("menuFile.intro")}
        hint={t("menuFile.hint")}
        megabytes={16}
        action={
          <Row wrap gap={8}>
            <DownloadButton label={t("importing.example")} download={() => downloadCsv(menuTemplate, {})} />
            <DownloadButton
              label={t("menuFile.download_menu")}
              download={() => downloadCsv(exportMenu, {})}
            />
          </Row>
        }
        read={(csv) => ({ content: csv })}
        preview={(csv) => call(previewMenuImport, { body: { csv } })}
        send={async (csv, idempotencyKey) =>
          (await call(importMenu, { body: { csv }, idempotencyKey })).message
        }
        figures={({ counts }) =>
          countKeys.map((key) => ({
            key,
            label: t(`menuFile.counts.${key}`),
            value: formatCount(counts[key]),
          }))
        }
        details={({ preview: { new_categories: titles } }) =>
          titles.length > 0 ? (
            <Text below={16}>{t("menuFile.new_categories", { titles: formatList(titles) })}</Text>
          ) : null
        }
        saveLabel={({ counts: { items_new, items_changed } }) => {
          const count = items_new + items_changed;
          return count > 0
            ? t("menuFile.save", { count, shown: formatCount(count) })
            : t("menuFile.save_same");
        }}
        done={<RouterButton to={screens.menuItems.path}>{t("menuFile.to_menu")}</RouterButton>}
      />
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
