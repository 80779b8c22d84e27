import { IconArrowBackUp } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { formatCount, formatPlainNumber } from "#platform/web/format.ts";
import { formatLength } from "#platform/web/language/format-lengths.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { showFailure } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { KitchenPicture } from "#ui/pictures/kitchen-picture.tsx";
import { type FinishedLine, recallLines } from "../../contract/kitchen.ts";
import { useServerClock } from "../board/board-clock.ts";
import { boardKey, recentQuery } from "../board-api.ts";
import { dishText } from "../ticket/ticket-text.ts";
import classes from "./recall-dialog.module.css";

/** Lists what the station finished lately and recalls one line, or the last ones with one tap. */
export function RecallDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(recentQuery(slug));
  const { mutate, isPending } = useRecall(slug, onClose);
  const lines = data?.lines ?? [];
  return (
    <AppDialog
      opened
      isStill
      onClose={onClose}
      title={t("kitchen.recall.title")}
      footer={
        <Button
          size="lg"
          fullWidth
          data-autofocus
          disabled={data !== undefined && lines.length === 0}
          busy={isPending}
          icon={<IconArrowBackUp size={22} aria-hidden="true" />}
          onClick={() => mutate(undefined)}
        >
          {t("kitchen.recall.last")}
        </Button>
      }
    >
      {data ? (
        lines.length === 0 ? (
          <EmptyState picture={<KitchenPicture />} message={t("kitchen.recall.empty")} size="small" />
        ) : (
          <ul>
            {lines.map((line) => (
              <FinishedRow key={line.id} line={line} busy={isPending} onRecall={(id) => mutate([id])} />
            ))}
          </ul>
        )
      ) : (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="kitchen.recall.failed"
          label={t("kitchen.loading")}
          count={5}
          rowHeight={56}
        />
      )}
    </AppDialog>
  );
}

interface FinishedRowProps {
  line: FinishedLine;
  busy: boolean;
  onRecall: (id: OrderLineId) => void;
}

function FinishedRow({ line, busy, onRecall }: FinishedRowProps) {
  const t = useT();
  const minutes = useServerClock((now) => elapsedMinutes(line.finished_at.getTime(), now));
  const dish = dishText(line.item_title, line.variant_title, t);
  return (
    <li className={classes.line}>
      <strong className={classes.token}>{formatPlainNumber(line.token_no)}</strong>
      <Box room="grow">
        <p className={classes.title}>
          {formatCount(line.quantity)}× {dish}
        </p>
        <p className={classes.facts}>
          {line.table_title ?? t(`common.dining.${line.delivery_type}`)} ·{" "}
          {t("kitchen.recall.ago", { minutes: formatLength(minutes, "minute") })}
        </p>
      </Box>
      <Button
        variant="default"
        disabled={busy}
        aria-label={t("kitchen.recall.one_of", { dish, tokenNo: line.token_no })}
        onClick={() => onRecall(line.id)}
      >
        {t("kitchen.recall.one")}
      </Button>
    </li>
  );
}

/** Recalls these lines, or with undefined those finished last; calls `onDone` on success. */
function useRecall(slug: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lineIds: readonly OrderLineId[] | undefined) =>
      call(recallLines, { body: { station: slug, ...(lineIds && { lineIds: [...lineIds] }) } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      onDone();
    },
    onError: (error) => {
      showFailure(error, "kitchen.action_failed");
      void client.invalidateQueries({ queryKey: recentQuery(slug).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: boardKey(slug) }),
  });
}
