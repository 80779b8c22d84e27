import { useQuery } from "@tanstack/react-query";
import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";
import { stationsQuery } from "#menu/stations/web/public.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { FormDialog, type FormOf } from "#platform/web/forms/form-dialog.tsx";
import { found } from "#platform/web/forms/found.ts";
import { idProps } from "#platform/web/forms/id-props.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { addCategory, type CategorySettings, updateCategory } from "../../contract/categories.ts";
import { categoriesQuery } from "../menu-api.ts";
import { ColourField } from "./colour-field.tsx";
import { useReloadCategories } from "./use-category-actions.ts";

interface CategoryDialogProps {
  /** Null for a new one. */
  category: CategorySettings | null;
  onAdded?: (id: CategoryId) => void;
  onClose: () => void;
}

const valuesOf = ({ title, station_id, course, colour, version }: CategorySettings) => ({
  title,
  stationId: station_id,
  course,
  colour,
  version,
});

const courses = Array.from({ length: COURSE_MAX }, (_, index) => index + 1);

/** Adds or changes a category: its name, colour, station and course. */
export function CategoryDialog({ category, onAdded, onClose }: CategoryDialogProps) {
  const t = useT();
  const reload = useReloadCategories();
  const stations = useQuery(stationsQuery).data?.stations ?? [];
  return (
    <FormDialog
      title={
        category
          ? t("menuItems.categories.edit_title", { title: category.title })
          : t("menuItems.categories.add_title")
      }
      submitLabel={t(category ? "common.save" : "menuItems.categories.add")}
      schema={updateCategory.body}
      initialValues={
        category ? valuesOf(category) : { title: "", stationId: null, course: null, colour: null }
      }
      meanwhile={{
        reload: useReload(categoriesQuery, ({ categories }) => valuesOf(found(categories, category?.id))),
        fields: {
          title: t("common.name"),
          stationId: {
            label: t("menuItems.station"),
            text: (id) => stations.find((station) => station.id === id)?.title ?? "",
          },
          course: {
            label: t("menuItems.categories.course"),
            text: (course) =>
              course ? t("common.course_of", { course }) : t("menuItems.categories.course_none"),
          },
          colour: {
            label: t("menuItems.categories.colour"),
            text: (colour) => t(colour ? `menuItems.colours.${colour}` : "menuItems.categories.colour_none"),
          },
        },
      }}
      words={(field, code) =>
        field === "title" && code === "required" ? "menuItems.categories.title_required" : undefined
      }
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = category
          ? await call(updateCategory, {
              params: { id: category.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await call(addCategory, { body, idempotencyKey });
        await reload();
        if (!category) onAdded?.(saved.category.id);
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => <CategoryFields form={form} isNew={category === null} stations={stations} />}
    </FormDialog>
  );
}

interface CategoryFieldsProps {
  form: FormOf<typeof updateCategory.body>;
  isNew: boolean;
  stations: readonly { readonly id: number; readonly title: string }[];
}

function CategoryFields({ form, isNew, stations }: CategoryFieldsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("common.name")}
        required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("title")}
      />
      <ColourField {...form.getInputProps("colour")} />
      <SelectField
        label={t("menuItems.station")}
        description={t("menuItems.categories.station_hint")}
        options={stations.map(({ id, title }) => ({ value: String(id), label: title }))}
        {...(isNew ? { emptyOption: t("menuItems.categories.station_by_name") } : {})}
        {...idProps(form.getInputProps("stationId"))}
      />
      <CourseField {...form.getInputProps("course")} />
    </>
  );
}

/** Course in which the items of the category are served. */
function CourseField(input: Parameters<typeof idProps>[0]) {
  const t = useT();
  return (
    <SelectField
      label={t("menuItems.categories.course")}
      description={t("menuItems.categories.course_hint")}
      options={courses.map((course) => ({
        value: String(course),
        label: t("common.course_of", { course }),
      }))}
      emptyOption={t("menuItems.categories.course_none")}
      {...idProps(input)}
    />
  );
}
