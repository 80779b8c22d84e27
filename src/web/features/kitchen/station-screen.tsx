import { toastError } from "../../../ui/feedback/toast.tsx";
import type { Translate } from "../../platform/i18n.ts";
import { useT } from "../../platform/use-t.ts";
import { AllDayPanel } from "./all-day-panel.tsx";
import { BAR_SLUG, KITCHEN_SLUG } from "./board-api.ts";
import { BoardContent } from "./board-content.tsx";
import { BoardHead } from "./board-head.tsx";
import { FeedBanner } from "./feed-state.tsx";
import { loadFailure } from "./load-failure.ts";
import classes from "./station-screen.module.css";
import { useAllDay } from "./use-all-day.ts";
import { useBoard } from "./use-board.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export interface StationScreenProps {
  /** `kitchen`, `bar`, or a further station's. Another one is another board: give it as `key` too. */
  slug: string;
}

/** /dashboard/kitchen, /dashboard/bar and the boards of further stations. */
export function StationScreen({ slug }: StationScreenProps) {
  const t = useT();
  const board = useBoard(slug);
  const [isAllDay, toggleAllDay] = useAllDay();
  useWakeLock();
  const { query, state } = board;
  const updatedAt = query.data ? query.dataUpdatedAt : 0;
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) toastError(loadFailure(error, t));
  };
  return (
    <div className={classes.board}>
      <BoardHead
        title={titleOf(slug, query.data?.station.title, t)}
        tickets={state.shown}
        lateMinutes={query.data?.station.late_minutes ?? 0}
        updatedAt={updatedAt}
        isRefreshing={query.isFetching}
        onRefresh={() => void refresh()}
        isAllDay={isAllDay}
        onAllDay={toggleAllDay}
      />
      {updatedAt === 0 ? null : <FeedBanner updatedAt={updatedAt} />}
      <div className={classes.body}>
        <div className={classes.tickets}>
          <BoardContent slug={slug} board={board} onRetry={() => void refresh()} />
        </div>
        {isAllDay && query.data ? <AllDayPanel tickets={state.shown} onClose={toggleAllDay} /> : null}
      </div>
    </div>
  );
}

/** The two stations of every restaurant are said in the person's language, others by their own title. */
function titleOf(slug: string, title: string | undefined, t: Translate): string {
  if (slug === KITCHEN_SLUG) return t("screens.kitchen");
  if (slug === BAR_SLUG) return t("screens.bar");
  return title ?? slug;
}
