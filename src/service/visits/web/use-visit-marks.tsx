import { IconBell, IconDeviceMobile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TableId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { VisuallyHidden } from "#ui/layout/layout.tsx";
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
                  <span aria-hidden="true">{phones}</span>
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
