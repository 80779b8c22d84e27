import { useState } from "react";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { useWakeLock } from "#platform/web/use-wake-lock.ts";
import { DishDialog, type MenuDish, SoldOutDialog } from "#service/item-limits/web/public.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import { BoardContent, loadFailure } from "./board/board-content.tsx";
import { BoardHead } from "./board/board-head.tsx";
import { ReadyStrip } from "./board/ready-strip.tsx";
import { SoundBar } from "./board/sound-bar.tsx";
import { useBoard } from "./board/use-board.ts";
import { DishCountPanel, useDishCountPanel } from "./dish-count/dish-count-panel.tsx";
import { useAutoPrint } from "./paper/print-ticket.ts";
import { RecallDialog } from "./recall/recall-dialog.tsx";
import { StationMenu } from "./station-menu.tsx";
import classes from "./station-screen.module.css";
import { stationTitle } from "./station-title.ts";
import { DishMenuContext } from "./ticket/ticket-line.tsx";

interface StationScreenProps {
  /** `kitchen`, `bar` or another station. Another slug is another board, so give it as `key` too. */
  slug: string;
}

type OpenDialog = "recall" | "soldOut" | MenuDish | null;

/** /dashboard/kitchen, /dashboard/bar and the boards of further stations. */
export function StationScreen({ slug }: StationScreenProps) {
  const t = useT();
  const board = useBoard(slug);
  const [isAllDay, toggleAllDay] = useDishCountPanel();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const openDish = useMayDo()("menu.limit") ? setDialog : null;
  useWakeLock();
  const { query, state } = board;
  const autoPrint = useAutoPrint(slug, state.arrived);
  const updatedAt = query.data ? query.dataUpdatedAt : 0;
  const refresh = async () => {
    const { error } = await query.refetch();
    if (error) toastError(loadFailure(error, t));
  };
  return (
    <div className={classes.board}>
      <BoardHead
        title={stationTitle(slug, query.data?.station.title, t)}
        tickets={state.shown}
        total={query.data?.total ?? 0}
        lateMinutes={query.data?.station.late_minutes ?? 0}
        updatedAt={updatedAt}
        isFailing={query.isError}
        onRecall={() => setDialog("recall")}
        menu={
          <StationMenu
            slug={slug}
            autoPrint={autoPrint}
            isAllDay={isAllDay}
            onAllDay={toggleAllDay}
            onRefresh={() => void refresh()}
            onSoldOut={openDish && (() => setDialog("soldOut"))}
          />
        }
      />
      <SoundBar />
      {query.data ? (
        <ReadyStrip ready={query.data.ready} pickupMinutes={query.data.station.pickup_minutes} />
      ) : null}
      <div className={classes.body}>
        <div className={classes.tickets}>
          <DishMenuContext value={openDish}>
            <BoardContent
              slug={slug}
              board={board}
              onRetry={() => void refresh()}
              onRecall={() => setDialog("recall")}
            />
          </DishMenuContext>
        </div>
        {isAllDay && query.data ? <DishCountPanel tickets={state.shown} onClose={toggleAllDay} /> : null}
      </div>
      <BoardDialog slug={slug} dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

interface BoardDialogProps extends StationScreenProps {
  dialog: OpenDialog;
  onClose: () => void;
}

/** Shows what is open over the board: tickets to take back, what is sold out, or one dish. */
function BoardDialog({ slug, dialog, onClose }: BoardDialogProps) {
  if (dialog === null) return null;
  if (dialog === "recall") return <RecallDialog slug={slug} onClose={onClose} />;
  if (dialog === "soldOut") return <SoldOutDialog onClose={onClose} />;
  return <DishDialog dish={dialog} onClose={onClose} />;
}
