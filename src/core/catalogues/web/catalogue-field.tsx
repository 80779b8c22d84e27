import { useQuery } from "@tanstack/react-query";
import { factsText } from "#platform/web/facts-text.ts";
import { useT } from "#platform/web/use-t.ts";
import { SelectField, type SelectFieldProps } from "#ui/forms/select-field.tsx";
import type { NamedEntry } from "./catalogue-query.ts";
import { itemTypesQuery, tributesQuery, unitsQuery } from "./item-catalogues-api.ts";
import { useOptions } from "./use-catalogue-options.ts";

const queries = { itemTypes: itemTypesQuery, tributes: tributesQuery, units: unitsQuery };

interface CatalogueFieldProps
  extends Omit<SelectFieldProps, "options" | "value" | "onChange" | "nothingFound" | "searchable"> {
  catalogue: keyof typeof queries;
  /** Sections of tributes to offer. 1 = tax per item, 2 = tax as a line of its own, 3 = informative. */
  sections?: readonly number[];
  /** Codes that are not offered. */
  without?: readonly string[];
  /** Empty while none is chosen. */
  code: string;
  /** The chosen code with its official words; `null` once it is emptied. */
  onChoose: (entry: NamedEntry | null) => void;
}

/** One code of an official catalogue for menu items, found by its figures and by its words. */
export function CatalogueField(props: CatalogueFieldProps) {
  const { catalogue, sections, without = [], code, onChoose, ...field } = props;
  const t = useT();
  const { data } = useQuery(queries[catalogue]);
  const entries = data && entriesOf(data, sections).filter((entry) => !without.includes(entry.code));
  const list = useOptions(
    entries?.map((entry) => ({ value: entry.code, label: factsText([entry.code, entry.name]) })),
  );
  return (
    <SelectField
      placeholder={t("customers.form.select")}
      {...field}
      {...list}
      value={code || null}
      onChange={(chosen) => onChoose(entries?.find((entry) => entry.code === chosen) ?? null)}
    />
  );
}

/** Those of the sections, each code once: D4 and D5 stand in two sections. */
function entriesOf(entries: readonly NamedEntry[], sections: readonly number[] | undefined): NamedEntry[] {
  const wanted = entries.filter(
    ({ section }) => sections === undefined || section === undefined || sections.includes(section),
  );
  return [...new Map(wanted.toReversed().map((entry) => [entry.code, entry])).values()].toReversed();
}
