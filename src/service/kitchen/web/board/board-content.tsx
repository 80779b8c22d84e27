import { useMemo } from "react";
import type { Station } from "#menu/stations/contract/stations.ts";
import { TICKET_LATE_AFTER_MINUTES, warnAfterMinutes } from "#menu/stations/domain/station-limits.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { isApiError } from "#platform/web/api-error.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CardGridSkeleton } from "#ui/feedback/card-grid-skeleton.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import classes from "../station-screen.module.css";
import type { AgeLimits } from "../ticket/ticket-age.ts";
import { EmptyBoard } from "./empty-board.tsx";
import { TicketGrid } from "./ticket-grid.tsx";
import type { LiveBoard } from "./use-board.ts";

interface BoardContentProps {
  slug: string;
  board: LiveBoard;
  onRetry: () => void;
  /** Opens what was finished lately. */
  onRecall: () => void;
}

/** Shows the tickets or why there are none. Tickets on screen stay while the server cannot be reached. */
export function BoardContent({ slug, board, onRetry, onRecall }: BoardContentProps) {
  const t = useT();
  const { query, state, move, releasePlaces } = board;
  const limits = useAgeLimits(query.data?.station);
  if (query.data && state.listed !== null)
    return state.shown.length === 0 ? (
      <EmptyBoard slug={slug} station={query.data.station.title} onRecall={onRecall} />
    ) : (
      <>
        <TicketGrid
          tickets={state.shown}
          limits={limits}
          station={slug}
          onMove={move}
          onRelease={releasePlaces}
        />
        {query.data.total > query.data.tickets.length ? (
          <p className={classes.more} role="status">
            {t("kitchen.older_only", { shown: query.data.tickets.length, total: query.data.total })}
          </p>
        ) : null}
      </>
    );
  if (query.error) {
    const isUnknown = isApiError(query.error, "not_found", "invalid_input");
    return isUnknown ? (
      <EmptyState
        picture={<SearchPicture />}
        message={t("kitchen.unknown_station")}
        action={
          <RouterButton to={screens.kitchen.path} variant="default">
            {t("kitchen.go_to_kitchen")}
          </RouterButton>
        }
      />
    ) : (
      <Box inner={12}>
        <FailureState reason={loadFailure(query.error, t)} onRetry={onRetry} busy={query.isFetching} />
      </Box>
    );
  }
  return (
    <Box inner={8}>
      <CardGridSkeleton label={t("kitchen.loading")} count={8} cardHeight={264} minWidth={288} />
    </Box>
  );
}

/** Returns the limits of the station; equal limits keep their object, so that no card renders again. */
function useAgeLimits(station: Station | undefined): AgeLimits {
  const late = station?.late_minutes ?? TICKET_LATE_AFTER_MINUTES;
  const warn = warnAfterMinutes({ lateMinutes: late, warnMinutes: station?.warn_minutes ?? null });
  return useMemo(() => ({ lateMinutes: late, warnMinutes: warn }), [late, warn]);
}

/** Explains why a board could not be loaded: the server's message or the default sentence (operations §8). */
export function loadFailure(error: unknown, t: Translate): string {
  return isApiError(error)
    ? t("kitchen.load_failed_because", { reason: error.message })
    : t("kitchen.load_failed");
}
