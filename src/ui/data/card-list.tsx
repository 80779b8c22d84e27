import type { ReactNode } from "react";
import { CardGridSkeleton } from "../feedback/card-grid-skeleton.tsx";
import { FailureState } from "../feedback/failure-state.tsx";
import { ListSkeleton } from "../feedback/list-skeleton.tsx";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./card-list.module.css";
import type { TableState } from "./table-column.ts";
import { TablePager, type TablePagerProps } from "./table-pager.tsx";

export interface CardListProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: TableState;
  /** Shown when ready without rows: an EmptyState. */
  empty: ReactNode;
  card: (row: Row) => ReactNode;
  /** Least width of a card and its usual height, in px. */
  cardWidth: number;
  cardHeight: number;
  /** `rows` joins them into one surface, each over the whole width; their container is called `rows`. */
  layout?: "cards" | "rows";
  pager?: TablePagerProps | undefined;
}

/** Cards beside each other, for things that are known by how they look; else a `DataTable`. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, rowKey, state, empty, card, cardWidth, cardHeight, layout = "cards", pager } = props;
  const labels = useUiLabels();
  if (state.status === "failed") return <FailureState reason={state.reason} onRetry={state.onRetry} />;
  if (state.status === "loading")
    return layout === "rows" ? (
      <ListSkeleton label={labels.loading} count={8} rowHeight={cardHeight} />
    ) : (
      <CardGridSkeleton label={labels.loading} count={12} cardHeight={cardHeight} minWidth={cardWidth} />
    );
  if (rows.length === 0) return empty;
  const columns = `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))`;
  return (
    <>
      <ul
        className={classes.cards}
        aria-label={label}
        aria-busy={state.refreshing ?? false}
        data-layout={layout}
        style={layout === "rows" ? undefined : { gridTemplateColumns: columns }}
      >
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes.card}>
            {card(row)}
          </li>
        ))}
      </ul>
      {pager ? (
        <div className={classes.pager}>
          <TablePager {...pager} />
        </div>
      ) : null}
    </>
  );
}
