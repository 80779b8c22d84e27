import { type ReactNode, useMemo } from "react";
import { listText } from "#platform/domain/text/list-text.ts";
import { elapsedText } from "#platform/domain/writing/duration-text.ts";
import { currentLanguage } from "#platform/web/i18n.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import { currentSupportVisit } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import type { UiLabels } from "#ui/theme/ui-labels.tsx";
import { UiProvider } from "#ui/ui-provider.tsx";

/** Words without anything in them; every screen waits for this list, so each stands here once. */
const plain = [
  "close",
  "cancel",
  "clear",
  "retry",
  "loading",
  "actions",
  "showPassword",
  "hidePassword",
  "increase",
  "decrease",
  "remove",
  "nothingFound",
  "firstPage",
  "previousPage",
  "nextPage",
  "lastPage",
  "slow",
  "skipToContent",
  "mainMenu",
  "openMenu",
  "collapseMenu",
  "expandMenu",
  "view",
  "columns",
  "density",
  "comfortable",
  "compact",
  "details",
  "total",
  "showTable",
  "showChart",
  "openCalendar",
] as const;
type PlainLabel = (typeof plain)[number];

/** The design system with its shared words in the current language. */
export function WebUi({ children }: { children: ReactNode }) {
  const t = useT();
  const labels = useMemo<UiLabels>(
    () => ({
      ...(Object.fromEntries(plain.map((key) => [key, t(`ui.${key}`)])) as Record<PlainLabel, string>),
      sort: t("common.sort"),
      dateFigures: {
        day: t("ui.dateFigures.day"),
        month: t("ui.dateFigures.month"),
        year: t("ui.dateFigures.year"),
      },
      noDate: (date) => t("ui.noDate", { date }),
      writing: currentWriting,
      elapsed: (minutes) => elapsedText(minutes, currentWriting()),
      labelled: (label, value) => t("common.labelled", { label, value }),
      list: (texts) => listText(texts, currentLanguage()),
      firstDate: (date) => t("ui.firstDate", { date }),
      lastDate: (date) => t("ui.lastDate", { date }),
      number: {
        not_a_number: t("ui.number.not_a_number"),
        no_whole_number: t("ui.number.no_whole_number"),
        too_many_decimals: (most) => t("ui.number.too_many_decimals", { most }),
        too_large: t("ui.number.too_large"),
        beyond: (most) => t("ui.number.beyond", { most }),
        negative: t("ui.number.negative"),
        unclear: t("ui.number.unclear"),
        use: (number) => t("ui.number.use", { number }),
      },
      readOnly: currentSupportVisit() === undefined ? null : t("errors.look_in_reads_only"),
    }),
    [t],
  );
  return <UiProvider labels={labels}>{children}</UiProvider>;
}
