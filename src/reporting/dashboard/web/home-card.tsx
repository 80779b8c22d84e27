import { IconChevronRight } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { screenTitle, type TitledScreen } from "#platform/web/screens/screen-titles.ts";
import { useT } from "#platform/web/use-t.ts";
import { FiguresSkeleton } from "#ui/feedback/figures-skeleton.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Text } from "#ui/layout/layout.tsx";
import classes from "./home.module.css";

/** Height in px from which a card shows a chart; lower ones say a figure first. */
const CHARTS_FROM = 220;

interface HomeCardProps<Answer> {
  title: string;
  query: UseQueryResult<Answer>;
  /** Height in px of the placeholder while loading. */
  height: number;
  /** Screen that the card links to. */
  place: TitledScreen | undefined;
  /** Filters of that screen, so that it shows what the card counts. */
  search?: Readonly<Record<string, string>>;
  children: (answer: Answer) => ReactNode;
}

/** A card of the dashboard with its own answer and a link: loading, failed or shown. */
export function HomeCard<Answer>(props: HomeCardProps<Answer>) {
  const { title, query, height, place, search, children } = props;
  const t = useT();
  return (
    <SurfaceCard label={title}>
      <div className={classes.head}>
        <Text as="h2" room="shrink" size="md" weight={600}>
          {title}
        </Text>
        {place === undefined ? null : (
          <Link to={screens[place].path} search={search ?? {}} className={classes.way}>
            {t(screenTitle(place))}
            <IconChevronRight size={18} aria-hidden="true" />
          </Link>
        )}
      </div>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <div className={classes.failed}>
          <QueryFailure query={query} />
        </div>
      ) : (
        <FiguresSkeleton label={t("ui.loading")} figures={height < CHARTS_FROM ? 1 : 0} height={height} />
      )}
    </SurfaceCard>
  );
}

interface FiguresProps {
  /** Labels with their values; rows without a value are left out. */
  rows: readonly (readonly [label: string, value: string | null])[];
  /** Beside each other: `line` below their names, as many as fit; `tiles` three larger ones above them. */
  layout: "line" | "tiles";
}

export function HomeFigures({ rows, layout }: FiguresProps) {
  return (
    <dl className={classes.figures} data-layout={layout}>
      {rows.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
