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
import { CheckField } from "#ui/forms/check-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box, Row, Text } from "#ui/layout/layout.tsx";
import {
  exportMenu,
  importMenu,
  type MenuImportPreview,
  menuTemplate,
  previewMenuImport,
} from "../contract/menu-file.ts";
import type { FileColumn } from "../domain/menu-file.ts";
import { FileColumns } from "./file-columns.tsx";
import { MenuChanges } from "./menu-changes.tsx";

/** The text of the file, and what the person says of its columns and SKUs. */
interface MenuFileContent {
  csv: string;
  columns?: (FileColumn | null)[];
  mend_skus?: boolean;
}

const countKeys = ["items_new", "items_changed", "items_same", "categories_new"] as const;

/** /dashboard/settings/menu-items/import: imports a whole menu from a file, after a preview. */
export function MenuImportScreen() {
  const t = useT();
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("menuFile.title")} />
      <PageHeader title={t("menuFile.title")} />
      <ImportWizard<MenuFileContent, MenuImportPreview>
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
        read={(csv) => ({ content: { csv } })}
        preview={(body) => call(previewMenuImport, { body })}
        send={async (body, idempotencyKey) => (await call(importMenu, { body, idempotencyKey })).message}
        figures={({ counts }) =>
          countKeys.map((key) => ({
            key,
            label: t(`menuFile.counts.${key}`),
            value: formatCount(counts[key]),
          }))
        }
        details={(checked, choose) => <Details {...checked} choose={choose} />}
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

interface DetailsProps {
  content: MenuFileContent;
  preview: MenuImportPreview;
  choose: (content: MenuFileContent) => void;
}

/** Shows the changes of the file, and asks about its columns and SKUs. */
function Details({ content, preview, choose }: DetailsProps) {
  const t = useT();
  const { heads, new_categories: titles, skus_to_mend: broken } = preview;
  return (
    <>
      <FileColumns heads={heads} onChoose={(columns) => choose({ ...content, columns })} />
      {broken > 0 ? (
        <Box below={16}>
          <CheckField
            label={t("menuFile.mend_skus", { count: broken, shown: formatCount(broken) })}
            checked={content.mend_skus ?? false}
            onChange={(mend_skus) => choose({ ...content, mend_skus })}
          />
        </Box>
      ) : null}
      {titles.length > 0 ? (
        <Text below={16}>{t("menuFile.new_categories", { titles: formatList(titles) })}</Text>
      ) : null}
      <MenuChanges preview={preview} />
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
