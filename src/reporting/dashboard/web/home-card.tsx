import { IconChevronRight } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { screens } from "#platform/domain/access/screens.ts";
import { type ExistingScreen, screenTitle } from "#platform/web/screens/existing-screens.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { ListSkeleton } from "#ui/feedback/list-skeleton.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import classes from "./home.module.css";

export interface HomeCardProps<Answer> {
  title: string;
  query: UseQueryResult<Answer>;
  /** In px, of what stands there until the answer is here. */
  height: number;
  /** Where it leads. */
  place: ExistingScreen | undefined;
  /** Its place among those that say how the day goes. */
  area?: "sales" | "visits" | "hours";
  children: (answer: Answer) => ReactNode;
}

/** One answer of the dashboard with the way to its place: on its way, failed, or there. */
export function HomeCard<Answer>(props: HomeCardProps<Answer>) {
  const { title, query, height, place, area, children } = props;
  const t = useT();
  return (
    <div className={classes.cell} data-area={area}>
      <SurfaceCard label={title}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {place === undefined ? null : (
            <Link to={screens[place].path} className={classes.way}>
              {t(screenTitle(place))}
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          )}
        </div>
        {query.data !== undefined ? (
          children(query.data)
        ) : query.isError ? (
          <div className={classes.failed}>
            <FailureState
              reason={errorText(query.error)}
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          </div>
        ) : (
          <ListSkeleton label={t("ui.loading")} count={1} rowHeight={height} />
        )}
      </SurfaceCard>
    </div>
  );
}
