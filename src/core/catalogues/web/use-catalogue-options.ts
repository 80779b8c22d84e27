import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import type { SelectOption } from "#ui/forms/options/match-options.ts";
import {
  activitiesQuery,
  departmentsQuery,
  districtsQuery,
  documentTypesQuery,
  municipalitiesQuery,
} from "./catalogues-api.ts";

export interface CatalogueOptions {
  readonly options: readonly SelectOption[];
  /** Text of an empty list. */
  readonly nothingFound: string;
}

/** A loaded list as a field takes it, with what to say while it is loading, could not be loaded or has no match. */
export function useOptions(options: readonly SelectOption[] | undefined): CatalogueOptions {
  const t = useT();
  const nothingFound =
    options === undefined
      ? t("ui.loading")
      : t(options.length === 0 ? "customers.form.no_list" : "customers.form.nothing_found");
  return { options: options ?? [], nothingFound };
}

const toOption = ({ code, name }: { code: string; name: string }): SelectOption => ({
  value: code,
  label: name,
});

export function useDepartments(): CatalogueOptions {
  const { data } = useQuery(departmentsQuery);
  return useOptions(useMemo(() => data?.map(toOption), [data]));
}

/** Those of one department: a municipality's code means nothing without it. */
export function useMunicipalities(departmentCode: string): CatalogueOptions {
  const { data } = useQuery(municipalitiesQuery);
  return useOptions(
    useMemo(
      () => data?.filter((entry) => entry.deptCode === departmentCode).map(toOption),
      [data, departmentCode],
    ),
  );
}

/** Those of one municipality. */
export function useDistricts(departmentCode: string, municipalityCode: string): CatalogueOptions {
  const { data } = useQuery(districtsQuery);
  return useOptions(
    useMemo(
      () =>
        data
          ?.filter(
            (entry) => entry.deptCode === departmentCode && entry.municipalityCode === municipalityCode,
          )
          .map(toOption),
      [data, departmentCode, municipalityCode],
    ),
  );
}

export function useDocumentTypes(): CatalogueOptions {
  const { data } = useQuery(documentTypesQuery);
  return useOptions(useMemo(() => data?.map(toOption), [data]));
}

/** Economic activities, found by code and by words; and the official words of a code. */
export function useActivities(): CatalogueOptions & { descriptionOf: (code: string) => string } {
  const { data } = useQuery(activitiesQuery);
  const options = useMemo(
    () => data?.map(({ code, desc }) => ({ value: code, label: factsText([code, desc]) })),
    [data],
  );
  return {
    ...useOptions(options),
    descriptionOf: (code) => data?.find((activity) => activity.code === code)?.desc ?? "",
  };
}
