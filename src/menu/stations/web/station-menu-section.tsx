import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { type StationId, toId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import { assignStation, type Station, type stationMenu } from "../contract/stations.ts";
import { stationMenuQuery } from "./station-api.ts";
import classes from "./stations.module.css";

type StationCategory = ResponseOf<typeof stationMenu>["categories"][number];
type StationItem = StationCategory["items"][number];

/** The station of each category, and the items with another one; each choice is saved at once. */
export function StationMenuSection({ stations }: { stations: readonly Station[] }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(stationMenuQuery);
  return (
    <Section title={t("stations.menu_title")} description={t("stations.menu_hint")}>
      {data ? (
        data.categories.length === 0 ? (
          <EmptyState picture={<KitchenPicture />} message={t("stations.menu_empty")} size="small" />
        ) : (
          <Stack as="ul" gap={8}>
            {data.categories.map((category) => (
              <Category key={category.id} category={category} stations={stations} />
            ))}
          </Stack>
        )
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="stations.load_failed"
          label={t("stations.menu_title")}
          count={6}
          rowHeight={72}
        />
      )}
    </Section>
  );
}

function useAssign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof assign>[0]) => assign(body),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: stationMenuQuery.queryKey }),
  });
}

function assign(body: {
  categories?: { id: StationCategory["id"]; station_id: StationId }[];
  items?: { id: StationItem["id"]; station_id: StationId | null }[];
}) {
  return call(assignStation, { body: { categories: body.categories ?? [], items: body.items ?? [] } });
}

const stationIdOf = (text: string): StationId => toId<"Station">(Number(text));

function Category({ category, stations }: { category: StationCategory; stations: readonly Station[] }) {
  const t = useT();
  const { mutate, isPending } = useAssign();
  const elsewhere = category.items.filter((item) => item.station_id !== null).length;
  const stationTitle = stations.find((station) => station.id === category.station_id)?.title ?? "";
  return (
    <li className={classes.category}>
      <div className={classes.row}>
        <div>
          <Text weight={600}>{category.title}</Text>
          {elsewhere === 0 ? null : (
            <Muted size="sm">{t("stations.items_elsewhere", { count: elsewhere })}</Muted>
          )}
        </div>
        <SelectField
          label={t("stations.made_at", { category: category.title })}
          options={stations.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(category.station_id)}
          disabled={isPending}
          onChange={(value) => {
            if (value !== null && value !== String(category.station_id))
              mutate({ categories: [{ id: category.id, station_id: stationIdOf(value) }] });
          }}
        />
      </div>
      {category.items.length === 0 ? null : (
        <details className={classes.items}>
          <summary>{t("stations.show_items", { category: category.title })}</summary>
          <ul>
            {category.items.map((item) => (
              <Item key={item.id} item={item} categoryStation={stationTitle} stations={stations} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface ItemProps {
  item: StationItem;
  /** Title of the category's station. */
  categoryStation: string;
  stations: readonly Station[];
}

function Item({ item, categoryStation, stations }: ItemProps) {
  const t = useT();
  const { mutate, isPending } = useAssign();
  const asCategory = t("stations.as_category", { station: categoryStation });
  return (
    <li className={`${classes.row} ${classes.item}`}>
      <span>{item.title}</span>
      <SelectField
        label={t("stations.item_at", { item: item.title })}
        options={stations.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={item.station_id === null ? null : String(item.station_id)}
        placeholder={asCategory}
        emptyOption={asCategory}
        disabled={isPending}
        onChange={(value) =>
          mutate({ items: [{ id: item.id, station_id: value ? stationIdOf(value) : null }] })
        }
      />
    </li>
  );
}
