import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listInventory } from "../../../../contract/inventory/items.ts";
import { toId } from "../../../../domain/ids.ts";
import { Combobox } from "../../../../ui/forms/combobox.tsx";
import type { SelectOption } from "../../../../ui/forms/match-options.ts";
import { useT } from "../../../platform/use-t.ts";
import { TheoreticalChart } from "../detail/usage-charts.tsx";
import classes from "../inventory.module.css";
import { inventoryQuery, itemQuery, USUAL_DAYS } from "../inventory-api.ts";
import { LoadedPart } from "../loaded-part.tsx";

/** Pause after typing before it is searched, in milliseconds (UX: searches as one types). */
const SEARCH_AFTER_MS = 300;

/** What the recipes say was used of one ingredient beside what really left, day by day; the first one until another is chosen. */
export function TheoreticalUsage() {
  const t = useT();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  const [searched] = useDebouncedValue(words, SEARCH_AFTER_MS);
  const found = useQuery(inventoryQuery({ ...listInventory.query.parse({}), q: searched }));
  const options = (found.data?.rows ?? []).map(({ id, title, unit }) => ({
    value: String(id),
    label: title,
    hint: unit,
  }));
  const selected = chosen ?? options[0] ?? null;
  if (!found.data) return <LoadedPart query={found}>{() => null}</LoadedPart>;
  if (selected === null) return null;
  return (
    <>
      <div className={classes.choice}>
        <Combobox
          label={t("inventory.dashboard.theoretical_item")}
          options={options}
          selected={selected}
          onChange={setChosen}
          onSearch={setWords}
          busy={found.isFetching}
        />
      </div>
      <OneItem id={Number(selected.value)} />
    </>
  );
}

function OneItem({ id }: { id: number }) {
  const query = useQuery(itemQuery(toId<"InventoryItem">(id), { days: USUAL_DAYS }));
  return (
    <LoadedPart query={query}>
      {({ item, usage, theoretical_usage: theoretical, counted_usage: counted }) => (
        <TheoreticalChart unit={item.unit} usage={usage} theoretical={theoretical} counted={counted} />
      )}
    </LoadedPart>
  );
}
