import { IconCloudOff, IconHelp, IconX } from "@tabler/icons-react";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { isWaiting, type PendingEntry } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import type { PendingEntries } from "./use-pending-entries.ts";

export interface UnsentEntriesProps {
  entries: PendingEntries;
  /** Whether the count still takes entries. */
  isOpen: boolean;
}

/** What was typed here and is not on the server: on its way, to be answered, or refused. It stays until it is dealt with. */
export function UnsentEntries({ entries, isOpen }: UnsentEntriesProps) {
  const t = useT();
  const { pending, isKept } = entries;
  const waiting = pending.filter(isWaiting).length;
  const lost = pending.filter(({ isAsked, refusal }) => refusal !== null || (isAsked && !isOpen));
  const asked = isOpen ? pending.filter(({ isAsked }) => isAsked).length : 0;
  return (
    <div role="status" className={classes.notices}>
      {waiting === 0 ? null : (
        <Notice tone="amber" icon={<IconCloudOff size={20} aria-hidden="true" />}>
          {t(isKept ? "stockCounts.sheet.waiting" : "stockCounts.sheet.waiting_here", { count: waiting })}
        </Notice>
      )}
      {asked === 0 || entries.asked ? null : (
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
            {t(`stockCounts.unsent.kinds.${entry.kind}`, {
              title,
              quantity: formatQuantity(entry.quantity, entry.unit),
            })}{" "}
            {refusal ?? t("stockCounts.unsent.ended")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
