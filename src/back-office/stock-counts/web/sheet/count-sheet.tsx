import { IconListCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { FrameBottom } from "#platform/web/frame/frame-slots.tsx";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Box, Row } from "#ui/layout/layout.tsx";
import { ActionMenu } from "#ui/overlay/action-menu.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { type CountSheet, useCancelCount, useReviewCount } from "../stock-counts-api.ts";
import { PendingQuestion } from "./conflict-dialog.tsx";
import { KeypadDialog } from "./keypad-dialog.tsx";
import { type ShownItem, withPending } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import { SheetList } from "./sheet-list.tsx";
import { nextToCount } from "./sheet-view.ts";
import type { PendingEntries } from "./use-pending-entries.ts";

interface CountSheetViewProps {
  sheet: CountSheet;
  entries: PendingEntries;
  onDifferences: () => void;
}

/** Shows the sheet of an open count with what is left, and a keypad for one hand. */
export function CountSheetView({ sheet, entries, onDifferences }: CountSheetViewProps) {
  const t = useT();
  const [openedId, setOpenedId] = useState<InventoryItemId | null>(null);
  const [shelf, setShelf] = useState<ReadonlySet<InventoryItemId>>(new Set());
  const acts = useSheetActions(sheet.count, onDifferences);
  const items = sheet.items.map((item) => withPending(item, entries.pending));
  const opened = items.find((item) => item.inventory_item_id === openedId);
  const next = nextToCount(items, null);
  const openNext = () => {
    const onShelf = items.filter((item) => shelf.has(item.inventory_item_id));
    const following = nextToCount(onShelf, opened ?? null) ?? nextToCount(items, opened ?? null);
    if (following === undefined) toastSuccess(t("stockCounts.sheet.all_counted"));
    setOpenedId(following?.inventory_item_id ?? null);
  };
  return (
    <>
      <SheetHead sheet={sheet} acts={acts} isDone={next === undefined} />
      {sheet.count.added_since === 0 ? null : (
        <div className={classes.notices}>
          <Notice tone="amber">
            {t("stockCounts.sheet.added_since", { count: sheet.count.added_since })}
          </Notice>
        </div>
      )}
      <Progress counted={items.filter((item) => item.counted !== null).length} all={items.length} />
      <SheetList
        items={items}
        onOpen={(item, shown) => {
          setShelf(new Set(shown.map((one) => one.inventory_item_id)));
          setOpenedId(item.inventory_item_id);
        }}
      />
      <NextStep next={next} acts={acts} onNext={(item) => setOpenedId(item.inventory_item_id)} />
      {opened ? (
        <KeypadDialog
          key={opened.inventory_item_id}
          item={opened}
          place={items.indexOf(opened) + 1}
          of={items.length}
          onEntry={(entry, opensNext) => {
            entries.add(entry);
            // Questions about other people's entries come between two ingredients, never while one is being typed.
            if (opensNext && !entries.conflict) openNext();
            else setOpenedId(null);
          }}
          onSkip={openNext}
          onClose={() => setOpenedId(null)}
        />
      ) : (
        <PendingQuestion sheet={sheet} entries={entries} />
      )}
    </>
  );
}

interface NextStepProps {
  next: ShownItem | undefined;
  acts: SheetActions;
  onNext: (item: ShownItem) => void;
}

/** Offers the next step within reach of the thumb: the next ingredient, or the differences once all are counted. */
function NextStep({ next, acts, onNext }: NextStepProps) {
  const t = useT();
  return (
    <FrameBottom>
      <div className={classes.bottom}>
        {next ? (
          <Button size="xl" fullWidth onClick={() => onNext(next)}>
            {t("stockCounts.sheet.count_next", { title: next.title })}
          </Button>
        ) : (
          <Button size="xl" fullWidth busy={acts.isLooking} onClick={() => void acts.look()}>
            {t("common.view_differences")}
          </Button>
        )}
      </div>
    </FrameBottom>
  );
}

type SheetActions = ReturnType<typeof useSheetActions>;

interface SheetHeadProps extends Pick<CountSheetViewProps, "sheet"> {
  acts: SheetActions;
  /** True when nothing is left to count: the differences are then the next step, at the bottom. */
  isDone: boolean;
}

function SheetHead({ sheet: { count }, acts, isDone }: SheetHeadProps) {
  const t = useT();
  const { isBlind, look, cancel, isLooking } = acts;
  return (
    <PageHeader
      title={count.title}
      meta={factsText([
        count.is_blind && t(isBlind ? "stockCounts.new.blind" : "stockCounts.sheet.reviewed"),
        count.note,
      ])}
      action={
        <Row gap={8}>
          <ActionMenu
            label={t("stockCounts.sheet.actions")}
            actions={[
              {
                key: "cancel",
                label: t("stockCounts.sheet.cancel"),
                icon: <IconX size={20} aria-hidden="true" />,
                tone: "danger",
                onSelect: () => void cancel(),
              },
            ]}
          />
          {isDone ? null : (
            <Button
              variant="default"
              icon={<IconListCheck size={20} aria-hidden="true" />}
              busy={isLooking}
              onClick={() => void look()}
            >
              {t("common.view_differences")}
            </Button>
          )}
        </Row>
      }
    />
  );
}

/** Actions of the sheet: show the differences, which ends the blind part for everybody, or cancel. */
function useSheetActions(count: CountSheet["count"], onDifferences: () => void) {
  const t = useT();
  const confirm = useConfirm();
  const reviewing = useReviewCount(count.id);
  const cancelling = useCancelCount(count.id);
  const isBlind = count.is_blind && count.reviewed_at === null;
  const look = async () => {
    if (isBlind) {
      const title = t("stockCounts.sheet.review_title");
      const body = t("stockCounts.sheet.review_body");
      if (!(await confirm({ title, body, confirmLabel: t("common.view_differences") }))) return;
      try {
        await reviewing.mutateAsync(undefined);
      } catch (error) {
        return showError(error);
      }
    }
    onDifferences();
  };
  const cancel = async () => {
    const title = t("stockCounts.sheet.cancel_title", { title: count.title });
    const body = t("stockCounts.sheet.cancel_body");
    const confirmLabel = t("stockCounts.sheet.cancel");
    if (!(await confirm({ title, body, confirmLabel, tone: "danger" }))) return;
    cancelling.mutate(undefined, {
      onSuccess: ({ message }) => void toastSuccess(message),
      onError: showError,
    });
  };
  return { isBlind, look, cancel, isLooking: reviewing.isPending };
}

function Progress({ counted, all }: { counted: number; all: number }) {
  const t = useT();
  const values = { counted: formatCount(counted), items: formatCount(all) };
  return (
    <Row align="center" gap={12} below={12} size="sm" muted>
      <Box room="grow">
        <ProgressBar label={t("stockCounts.sheet.progress_label")} value={counted} max={Math.max(1, all)} />
      </Box>
      <span>{t("stockCounts.sheet.progress", values)}</span>
    </Row>
  );
}
