import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { COURSE_MAX } from "#core/settings/domain/setting-limits.ts";
import { stationsQuery } from "#menu/stations/web/public.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { idProps } from "#platform/web/forms/id-props.ts";
import type { Meanwhile } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { type CategorySettings, updateCategory } from "../../contract/categories.ts";
import { found } from "../found.ts";
import { categoriesQuery, createCategory, saveCategory } from "../menu-api.ts";
import { useReloadCategories } from "./use-category-actions.ts";

interface CategoryDialogProps {
  /** Null for a new one. */
  category: CategorySettings | null;
  onAdded?: (id: CategoryId) => void;
  onClose: () => void;
}

const valuesOf = ({ title, station_id, course, version }: CategorySettings) => ({
  title,
  stationId: station_id,
  course,
  version,
});

const courses = Array.from({ length: COURSE_MAX }, (_, index) => index + 1);

/** Reads the changes that somebody else saved meanwhile. */
function useMeanwhile(category: CategorySettings | null): Meanwhile<z.input<typeof updateCategory.body>> {
  const t = useT();
  const client = useQueryClient();
  const stations = useQuery(stationsQuery).data?.stations;
  return {
    readAnew: async () => {
      const { categories } = await client.fetchQuery({ ...categoriesQuery, staleTime: 0 });
      return valuesOf(found(categories, category?.id));
    },
    fields: {
      title: t("menuItems.categories.name"),
      stationId: {
        label: t("menuItems.station"),
        text: (id) => stations?.find((station) => station.id === id)?.title ?? "",
      },
      course: {
        label: t("menuItems.categories.course"),
        text: (course) => (course ? t("pos.course.name", { course }) : t("menuItems.categories.course_none")),
      },
    },
  };
}

/** Adds or changes a category: its name, station and course. */
export function CategoryDialog({ category, onAdded, onClose }: CategoryDialogProps) {
  const t = useT();
  const meanwhile = useMeanwhile(category);
  const reload = useReloadCategories();
  const stations = useQuery(stationsQuery).data?.stations ?? [];
  return (
    <FormDialog
      title={
        category
          ? t("menuItems.categories.edit_title", { title: category.title })
          : t("menuItems.categories.add_title")
      }
      submitLabel={t(category ? "menuItems.categories.save" : "menuItems.categories.add")}
      schema={updateCategory.body}
      initialValues={category ? valuesOf(category) : { title: "", stationId: null, course: null }}
      meanwhile={meanwhile}
      words={(field, code) =>
        field === "title" && code === "required" ? "menuItems.categories.title_required" : undefined
      }
      save={async ({ version, ...body }, idempotencyKey) => {
        const saved = category
          ? await saveCategory({
              params: { id: category.id },
              body: { ...body, version },
              idempotencyKey,
            })
          : await createCategory({ body, idempotencyKey });
        await reload();
        if (!category) onAdded?.(saved.category.id);
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={t("menuItems.categories.name")}
            required
            maxLength={100}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("title")}
          />
          <SelectField
            label={t("menuItems.station")}
            description={t("menuItems.categories.station_hint")}
            options={stations.map(({ id, title }) => ({ value: String(id), label: title }))}
            {...(category ? {} : { emptyOption: t("menuItems.categories.station_by_name") })}
            {...idProps(form.getInputProps("stationId"))}
          />
          <CourseField {...form.getInputProps("course")} />
        </>
      )}
    </FormDialog>
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
        label: t("pos.course.name", { course }),
      }))}
      emptyOption={t("menuItems.categories.course_none")}
      {...idProps(input)}
    />
  );
}
