import { IconCloudOff, IconHelp, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { type StockCountId, toId } from "#platform/domain/ids.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { DifferencesView } from "./differences/differences-view.tsx";
import { PendingQuestion } from "./sheet/conflict-dialog.tsx";
import { CountSheetView } from "./sheet/count-sheet.tsx";
import { isWaiting, type PendingEntry } from "./sheet/pending-entries.ts";
import classes from "./sheet/sheet.module.css";
import { type PendingEntries, usePendingEntries } from "./sheet/use-pending-entries.ts";
import { countsKey, sheetQuery } from "./stock-counts-api.ts";

interface CountScreenProps {
  countId: string;
  /** True shows an open count's differences instead of its sheet. */
  showsDifferences: boolean;
  onDifferences: (shows: boolean) => void;
}

/** /dashboard/inventory/counts/{id}: the sheet of an open count and its differences, or an ended count. */
export function CountScreen({ countId, ...props }: CountScreenProps) {
  return /^[1-9]\d{0,15}$/.test(countId) ? (
    <OneCount id={toId<"StockCount">(Number(countId))} {...props} />
  ) : (
    <NoCount />
  );
}

function OneCount({
  id,
  showsDifferences,
  onDifferences,
}: Omit<CountScreenProps, "countId"> & { id: StockCountId }) {
  const t = useT();
  const mayDo = useMayDo();
  const query = useQuery(sheetQuery(id));
  useRealtimeRefresh(["stock_counts_changed"], [countsKey]);
  const entries = usePendingEntries(id);
  if (isApiError(query.error, "not_found"))
    return (
      <>
        <UnsentEntries entries={entries} isOpen={false} />
        <NoCount />
      </>
    );
  if (!query.data)
    return (
      <>
        <ScreenPath through={["inventory", "stockCounts"]} here={t("stockCounts.one")} />
        <PageHeader title={t("stockCounts.one")} />
        <QueryPending query={query} count={8} rowHeight={64} />
      </>
    );
  const { count } = query.data;
  const isOpen = count.status === "open";
  // Who only looks sees what a count comes to, never the sheet that is filled in.
  const isCounting = isOpen && mayDo("stock.work");
  return (
    <>
      <ScreenPath through={["inventory", "stockCounts"]} here={count.title} />
      <UnsentEntries entries={entries} isOpen={isOpen} />
      {isCounting && !showsDifferences ? (
        <CountSheetView sheet={query.data} entries={entries} onDifferences={() => onDifferences(true)} />
      ) : (
        <>
          <DifferencesView
            count={count}
            hasUnsent={entries.pending.some(({ refusal }) => refusal === null)}
            onSheet={isCounting ? () => onDifferences(false) : null}
          />
          {isCounting ? <PendingQuestion sheet={query.data} entries={entries} /> : null}
        </>
      )}
    </>
  );
}

function NoCount() {
  const t = useT();
  return (
    <>
      <ScreenPath through={["inventory", "stockCounts"]} here={t("stockCounts.gone")} />
      <PageHeader title={t("stockCounts.gone")} />
      <EmptyState
        picture={<SearchPicture />}
        message={t("stockCounts.gone_hint")}
        action={<RouterButton to="/dashboard/inventory/counts">{t("stockCounts.to_list")}</RouterButton>}
      />
    </>
  );
}

interface UnsentEntriesProps {
  entries: PendingEntries;
  /** True while the count accepts entries. */
  isOpen: boolean;
}

/**
 * Lists entries of this device that are not on the server: being sent, waiting for an answer, or refused. They stay until
 * somebody deals with them.
 */
function UnsentEntries({ entries, isOpen }: UnsentEntriesProps) {
  const t = useT();
  const { pending, isStored } = entries;
  const waiting = pending.filter(isWaiting).length;
  const lost = pending.filter(({ isAsked, refusal }) => refusal !== null || (isAsked && !isOpen));
  const asked = isOpen ? pending.filter(({ isAsked }) => isAsked).length : 0;
  return (
    <div role="status" className={classes.notices}>
      {waiting === 0 ? null : (
        <Notice tone="amber" icon={<IconCloudOff size={20} aria-hidden="true" />}>
          {t(isStored ? "stockCounts.sheet.waiting" : "stockCounts.sheet.waiting_here", { count: waiting })}
        </Notice>
      )}
      {asked === 0 || entries.conflict ? null : (
        <Notice
          tone="amber"
          icon={<IconHelp size={20} aria-hidden="true" />}
          action={
            <Button variant="default" onClick={entries.askNow}>
              {t("stockCounts.unsent.answer")}
            </Button>
          }
        >
          {t("stockCounts.unsent.asked", { count: asked })}
        </Notice>
      )}
      {lost.length === 0 ? null : (
        <Lost
          lost={lost}
          onDismiss={() => {
            for (const { entry } of lost) entries.answer(entry.uuid, null);
          }}
        />
      )}
    </div>
  );
}

function Lost({ lost, onDismiss }: { lost: readonly PendingEntry[]; onDismiss: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="red"
      icon={<IconX size={20} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={onDismiss}>
          {t("stockCounts.unsent.dismiss")}
        </Button>
      }
    >
      <p>{t("stockCounts.unsent.lost", { count: lost.length })}</p>
      <ul>
        {lost.map(({ entry, title, refusal }) => (
          <li key={entry.uuid}>
            {sentencesText(
              [
                t(`stockCounts.unsent.kinds.${entry.kind}`, {
                  title,
                  quantity: formatQuantity(entry.quantity, entry.unit),
                }),
                refusal ?? t("stockCounts.unsent.ended"),
              ],
              t,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
