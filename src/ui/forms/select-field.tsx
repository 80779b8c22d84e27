import { type ComboboxItem, type OptionsFilter, Select } from "@mantine/core";
import { useUiLabels } from "../theme/ui-labels.tsx";
import type { FieldProps } from "./field-props.ts";
import { foldText } from "./fold-text.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Type to narrow the list. Default true. */
  searchable?: boolean;
  /** A cross that empties it. Default false. */
  clearable?: boolean;
  onSearchChange?: (text: string) => void;
  /** Sentence when nothing matches; the shared one by default. */
  nothingFound?: string;
  onBlur?: () => void;
}

const isOption = (item: object): item is ComboboxItem => "value" in item;

/** Accents and case do not matter: "cafe" finds "Café". */
const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const wanted = foldText(search);
  return options.filter((item) => isOption(item) && foldText(item.label).includes(wanted)).slice(0, limit);
};

/** One of a list, searchable. At most 200 entries are drawn at once. */
export function SelectField(props: SelectFieldProps) {
  const { options, description, error, searchable = true, clearable = false, nothingFound, ...rest } = props;
  const labels = useUiLabels();
  return (
    <Select
      {...rest}
      data={options}
      description={description}
      error={error}
      searchable={searchable}
      clearable={clearable}
      filter={foldedFilter}
      limit={200}
      nothingFoundMessage={nothingFound ?? labels.nothingFound}
      allowDeselect={false}
      selectFirstOptionOnChange
      checkIconPosition="right"
      maxDropdownHeight={320}
      clearButtonProps={{ "aria-label": labels.clear }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
