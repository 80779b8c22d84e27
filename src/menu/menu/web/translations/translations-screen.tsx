import { IconCopy, IconDownload, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isLanguage, type Language, languageName, languages } from "#platform/domain/text/languages.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { downloadCsv } from "#platform/web/lists/download-csv.ts";
import { failureText, showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SearchField } from "#ui/forms/search-field.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Muted, Row, Stack } from "#ui/layout/layout.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { exportMenuTranslations, type MenuTranslations } from "../../contract/menu-translations.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { type ShownStates, shownStates } from "./translation-entries.ts";
import classes from "./translations.module.css";
import { translationsQuery } from "./translations-api.ts";
import { TranslationsForm } from "./translations-form.tsx";
import { TranslationsImport } from "./translations-import.tsx";

export interface TranslationsSearch {
  readonly language?: Language;
  readonly show?: ShownStates;
  /** 0: what belongs to none. */
  readonly category?: number;
  readonly step?: "import";
}

/** /dashboard/settings/menu-items/translations: the texts of the menu in the guests' languages. */
export function TranslationsScreen({ language = "en", step, ...search }: TranslationsSearch) {
  const t = useT();
  const list = useQuery(translationsQuery(language));
  const go = useGo({ language, ...search });
  // The restaurant's own language is not offered, also not by the address.
  const other = languages.find((each) => each !== language);
  if (list.data?.written === language && other)
    return <TranslationsScreen language={other} {...(step && { step })} {...search} />;
  if (step === "import")
    return <TranslationsImport language={language} onBack={() => go({ step: undefined })} />;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("screens.menuTranslations")} />
      <PageHeader title={t("screens.menuTranslations")} />
      <p className={classes.intro}>{t("menuItems.translations.intro")}</p>
      {list.data ? (
        <Translations language={language} {...search} read={list.data} go={go} />
      ) : list.error ? (
        <FailureState
          reason={failureText(list.error, "menuItems.translations.load_failed")}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} rowHeight={88} />
      )}
    </>
  );
}

type Change = { readonly [Name in keyof TranslationsSearch]: TranslationsSearch[Name] | undefined };

/** Returns what changes the address. */
function useGo(search: TranslationsSearch) {
  const navigate = useNavigate();
  return (change: Change) =>
    void navigate({
      to: "/dashboard/settings/menu-items/translations",
      search: { ...search, ...change } as TranslationsSearch,
      replace: change.step === undefined,
    });
}

interface TranslationsProps extends Omit<TranslationsSearch, "step"> {
  readonly language: Language;
  readonly read: MenuTranslations;
  readonly go: ReturnType<typeof useGo>;
}

function Translations({ language, show = "all", category, read, go }: TranslationsProps) {
  const t = useT();
  const [search, setSearch] = useState("");
  if (read.parts.length === 0)
    return (
      <EmptyState
        picture={<MenuPicture />}
        message={t("menuItems.translations.empty")}
        hint={t("menuItems.translations.empty_hint")}
      />
    );
  const counts = countsOf(read, language);
  const categories = read.parts.filter(({ kind }) => kind === "category");
  const shown = { all: counts.parts, missing: counts.missing, check: counts.to_check };
  return (
    <Stack gap={16}>
      <LanguageTools language={language} read={read} go={go} />
      <Row gap={12} wrap align="end">
        <SegmentedFilter
          label={t("menuItems.translations.show")}
          options={shownStates.map((value) => ({
            value,
            label: t(`menuItems.translations.show_${value}`),
            count: formatCount(shown[value]),
          }))}
          value={show}
          onChange={(value) => go({ show: value })}
        />
        <SelectField
          label={t("common.category")}
          options={[
            { value: "", label: t("menuItems.translations.all_categories") },
            ...categories.map(({ id, title }) => ({ value: String(id), label: title })),
            { value: "0", label: t("menuItems.translations.rest") },
          ]}
          value={category === undefined ? "" : String(category)}
          onChange={(value) => go({ category: value === null || value === "" ? undefined : Number(value) })}
        />
        <SearchField label={t("menuItems.translations.search")} value={search} onChange={setSearch} />
      </Row>
      <TranslationsForm
        key={language}
        language={language}
        read={read}
        wanted={{ show, search, category: category === 0 ? null : category }}
      />
    </Stack>
  );
}

/** Adds up the kinds of a language. */
function countsOf({ progress }: MenuTranslations, language: Language) {
  const kinds = progress.find((each) => each.language === language)?.kinds ?? [];
  const sum = (field: "parts" | "missing" | "to_check") => kinds.reduce((all, kind) => all + kind[field], 0);
  return { kinds, parts: sum("parts"), missing: sum("missing"), to_check: sum("to_check") };
}

/** The part of the menu that a language has, in all and by kind. */
function LanguageProgress({ kinds, parts, missing }: ReturnType<typeof countsOf>) {
  const t = useT();
  const done = t("menuItems.translations.progress", { done: parts - missing, count: parts });
  return (
    <div>
      <ProgressBar label={done} value={parts - missing} max={parts} look="good" />
      <p role="status">{done}</p>
      <Muted as="p" size="sm">
        {factsText(
          kinds.map((kind) =>
            t("common.labelled", {
              label: t(`menuItems.translations.part_${kind.kind}`),
              value: `${formatCount(kind.parts - kind.missing)}/${formatCount(kind.parts)}`,
            }),
          ),
        )}
      </Muted>
    </div>
  );
}

/** Chooses the language, says how far it is by kind, and fills it from a file or from another language. */
function LanguageTools({ language, read, go }: Pick<TranslationsProps, "language" | "read" | "go">) {
  const t = useT();
  const [isCopying, setCopying] = useState(false);
  return (
    <Stack gap={12}>
      <Row gap={12} wrap align="end">
        <SelectField
          label={t("common.language")}
          searchable={false}
          options={read.progress.map(({ language: each }) => {
            const counts = countsOf(read, each);
            return {
              value: each,
              label: languageName(each),
              hint: `${formatCount(counts.parts - counts.missing)}/${formatCount(counts.parts)}`,
            };
          })}
          value={language}
          onChange={(value) => {
            if (isLanguage(value)) go({ language: value });
          }}
        />
        <Button
          variant="subtle"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() =>
            void downloadCsv(exportMenuTranslations, { query: { language } }).catch((error: unknown) =>
              showFailure(error, "menuFile.download_failed"),
            )
          }
        >
          {t("menuItems.translations.download")}
        </Button>
        <Button
          variant="subtle"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => go({ step: "import" })}
        >
          {t("menuItems.translations.importing.open")}
        </Button>
        <Button
          variant="subtle"
          icon={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => setCopying(true)}
        >
          {t("menuItems.translations.copy")}
        </Button>
      </Row>
      <LanguageProgress {...countsOf(read, language)} />
      {isCopying ? <CopyDialog language={language} read={read} onClose={() => setCopying(false)} /> : null}
    </Stack>
  );
}
