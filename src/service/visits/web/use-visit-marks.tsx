import { IconAlertTriangle, IconBell, IconDeviceMobile, IconUserPlus } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import classes from "./visits.module.css";
import { useVisits } from "./visits-api.ts";

interface VisitMarks {
  readonly isCalling: boolean;
  /** Number of phones that share the table's account. */
  readonly phones: number;
  /** Marks for call and phones on a table of the plan; empty where there are none. */
  readonly marks: ReactNode;
}

/**
 * Returns live marks of guests' phones for the tables of a plan; short beside an account, which already shows
 * that somebody is there.
 */
export function useVisitMarks(): (tableId: TableId, words: "short" | "whole") => VisitMarks {
  const t = useT();
  const { data } = useVisits();
  return (tableId, words) => {
    const visit = data?.visits.find(({ table_id }) => table_id === tableId);
    const phones = visit?.phones.filter(({ standing }) => standing === "admitted").length ?? 0;
    const call = visit?.call ?? null;
    const marks =
      call === null && phones === 0 ? null : (
        <span className={classes.marks}>
          {call === null ? null : (
            <span className={classes.calling} data-tone="amber">
              <IconBell size={14} aria-hidden="true" />
              <span aria-hidden="true">{t("visits.calls")}</span>
              <VisuallyHidden>{t(`visits.reason.${call.reason}`)}</VisuallyHidden>
            </span>
          )}
          {phones === 0 ? null : (
            <span className={classes.phones}>
              <IconDeviceMobile size={14} aria-hidden="true" />
              {words === "whole" ? (
                t("visits.phones", { count: phones })
              ) : (
                <>
                  <span aria-hidden="true">{formatCount(phones)}</span>
                  <VisuallyHidden>{t("visits.phones", { count: phones })}</VisuallyHidden>
                </>
              )}
            </span>
          )}
        </span>
      );
    return { isCalling: call !== null, phones, marks };
  };
}

/** Wish of guests by phone that somebody has to see: a call, a phone that asks to join, a PIN that is being guessed. */
export type VisitWish = "call" | "asks" | "pin";

/** Returns the wish of each table that has one, the most urgent where there are several. */
export function useVisitWishes(): ReadonlyMap<TableId, VisitWish> {
  const { data } = useVisits();
  return useMemo(
    () =>
      new Map(
        (data?.visits ?? []).flatMap((visit): [TableId, VisitWish][] => {
          const isAsking = visit.phones.some(({ standing }) => standing === "waiting");
          const wish = visit.call ? "call" : isAsking ? "asks" : visit.is_pin_guessed ? "pin" : null;
          return wish === null ? [] : [[visit.table_id, wish]];
        }),
      ),
    [data],
  );
}

const wishLooks = {
  call: { tone: "amber", icon: <IconBell size={16} /> },
  asks: { tone: "amber", icon: <IconUserPlus size={16} /> },
  pin: { tone: "red", icon: <IconAlertTriangle size={16} /> },
} as const satisfies Record<VisitWish, { tone: Tone; icon: ReactNode }>;

/** The mark of a table whose guests want something. */
export function VisitWishMark({ wish }: { wish: VisitWish }) {
  const t = useT();
  return <StatusBadge {...wishLooks[wish]} look="solid" label={t(`visits.wish_mark.${wish}`)} />;
}
