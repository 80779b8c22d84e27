import { useQueryClient } from "@tanstack/react-query";
import { type Language, languageName } from "#platform/domain/text/languages.ts";
import { call } from "#platform/web/api.ts";
import { ImportWizard, lineColumn, MoreRows } from "#platform/web/files/import-wizard.tsx";
import { formatCount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import {
  importMenuTranslations,
  previewTranslationsImport,
  type TranslationsPreview,
} from "../../contract/menu-translations.ts";
import { menuItemsKey } from "../menu-api.ts";

const counted = ["new", "changed", "same"] as const;

/** Imports the translations of a language from a file, after a preview. */
export function TranslationsImport({ language, onBack }: { language: Language; onBack: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const name = languageName(language);
  const title = t("menuItems.translations.importing.title", { language: name });
  const back = (
    <Button variant="default" onClick={onBack}>
      {t("menuItems.translations.importing.back")}
    </Button>
  );
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={title} />
      <PageHeader title={title} />
      <ImportWizard<{ csv: string }, TranslationsPreview>
        intro={t("menuItems.translations.importing.intro")}
        hint={t("menuItems.translations.importing.hint", { language: name })}
        megabytes={16}
        action={back}
        read={(csv) => ({ content: { csv } })}
        preview={({ csv }) => call(previewTranslationsImport, { body: { language, csv } })}
        send={async ({ csv }, idempotencyKey) => {
          const body = { language, csv };
          const { message } = await call(importMenuTranslations, { body, idempotencyKey });
          await client.invalidateQueries({ queryKey: menuItemsKey });
          return message;
        }}
        figures={({ counts }) =>
          counted.map((key) => ({
            key,
            label: t(`menuItems.translations.importing.${key}`),
            value: formatCount(counts[key]),
          }))
        }
        details={({ preview }) => <Changes preview={preview} language={language} />}
        saveLabel={() => t("menuItems.translations.importing.save")}
        nothingNew={({ changes_count }) =>
          changes_count === 0 ? t("menuItems.translations.importing.nothing") : null
        }
        done={back}
      />
    </>
  );
}

type Change = TranslationsPreview["changes"][number];

function Changes({
  preview: { changes, changes_count },
  language,
}: {
  preview: TranslationsPreview;
  language: Language;
}) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <>
      <DataTable<Change>
        caption={t("menuItems.translations.importing.table")}
        columns={changeColumns(t, language)}
        rows={changes}
        rowKey={({ line }) => String(line)}
        state={{ status: "ready" }}
        empty={null}
      />
      <MoreRows count={changes_count - changes.length} />
    </>
  );
}

const changeColumns = (t: Translate, language: Language): Column<Change>[] => [
  lineColumn(t),
  {
    key: "original",
    header: t("menuItems.translations.file.original"),
    cell: ({ original }) => <bdi>{original}</bdi>,
    role: "primary",
  },
  {
    key: "before",
    header: t("menuItems.translations.importing.before"),
    cell: ({ before }) => (before === null ? null : <bdi lang={language}>{before}</bdi>),
  },
  {
    key: "after",
    header: t("menuItems.translations.importing.after"),
    cell: ({ after }) => <bdi lang={language}>{after}</bdi>,
  },
];
