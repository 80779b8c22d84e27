import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type CategoryId, toId } from "#platform/domain/ids.ts";
import { isLanguage, type Language, languageName, languages } from "#platform/domain/text/languages.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { MenuPicture } from "#ui/pictures/menu-picture.tsx";
import { categoriesQuery } from "../menu-api.ts";
import classes from "./translations.module.css";
import { type ChosenTexts, type ReadTranslations, translationsQuery } from "./translations-api.ts";
import { TranslationsForm } from "./translations-form.tsx";

export interface TranslationsSearch {
  readonly language?: Language;
  /** 0: items without one. */
  readonly category?: number;
}

/** /dashboard/settings/menu-items/translations: the texts of the menu in the guests' languages. */
export function TranslationsScreen({ language = "en", category }: TranslationsSearch) {
  const t = useT();
  const categories = useQuery(categoriesQuery);
  const first = categories.data?.categories[0]?.id ?? null;
  const chosen: ChosenTexts = { language, category: category === undefined ? first : categoryOf(category) };
  const list = useQuery({ ...translationsQuery(chosen), enabled: categories.data !== undefined });
  const error = categories.error ?? list.error;
  return (
    <>
      <ScreenPath through={["settings", "menuItems"]} here={t("screens.menuTranslations")} />
      <PageHeader title={t("screens.menuTranslations")} />
      <p className={classes.intro}>{t("menuItems.translations.intro")}</p>
      {list.data ? (
        <Translations chosen={chosen} read={list.data} isFresh={!list.isPlaceholderData} />
      ) : error ? (
        <FailureState
          reason={failureText(error, "menuItems.translations.load_failed")}
          onRetry={() => void Promise.all([categories.refetch(), list.refetch()])}
        />
      ) : (
        <ListSkeleton label={t("ui.loading")} count={5} rowHeight={88} />
      )}
    </>
  );
}

const categoryOf = (id: number): CategoryId | null => (id === 0 ? null : toId<"Category">(id));

interface TranslationsProps {
  chosen: ChosenTexts;
  read: ReadTranslations;
  /** The data belong to the present choice, not to the one before. */
  isFresh: boolean;
}

function Translations({ chosen, read, isFresh }: TranslationsProps) {
  const t = useT();
  if (read.categories.length === 0)
    return (
      <EmptyState
        picture={<MenuPicture />}
        message={t("menuItems.translations.empty")}
        hint={t("menuItems.translations.empty_hint")}
      />
    );
  const key = `${chosen.language} ${chosen.category}`;
  return (
    <>
      <Choice chosen={chosen} read={read} />
      {isFresh ? <TranslationsForm key={key} chosen={chosen} read={read} /> : null}
    </>
  );
}

function Choice({ chosen, read }: Pick<TranslationsProps, "chosen" | "read">) {
  const t = useT();
  const navigate = useNavigate();
  const go = (search: TranslationsSearch) =>
    void navigate({ to: "/dashboard/settings/menu-items/translations", search, replace: true });
  const { language, category } = chosen;
  const known = read.categories.some(({ id }) => id === category);
  const [firstCategory] = read.categories;
  // The category of the address is gone, or there are only items without one.
  const instead = known || firstCategory === undefined ? undefined : firstCategory.id;
  useEffect(() => {
    if (instead !== undefined)
      void navigate({
        to: "/dashboard/settings/menu-items/translations",
        search: { language, category: instead ?? 0 },
        replace: true,
      });
  }, [instead, language, navigate]);
  return (
    <div className={classes.choice}>
      <SelectField
        label={t("common.language")}
        searchable={false}
        options={languages.map((each) => ({ value: each, label: languageName(each) }))}
        value={language}
        onChange={(value) => {
          if (value !== null && isLanguage(value)) go({ language: value, category: category ?? 0 });
        }}
      />
      <SelectField
        label={t("common.category")}
        options={read.categories.map(({ id, title, parts, translated }) => ({
          value: String(id ?? 0),
          label: `${title ?? t("menuItems.translations.rest")} · ${translated}/${parts}`,
        }))}
        value={String(category ?? 0)}
        onChange={(value) => go({ language, category: Number(value ?? 0) })}
      />
    </div>
  );
}
