import { minuteText } from "#core/settings/domain/offer-hours-text.ts";
import { usePage, useWords } from "./page-context.ts";
import type { WireMenu } from "./page-data.ts";

/** A Monday, so that the weekdays of a restaurant's clock are the days of that month. */
const weekdayMs = (weekday: number) => Date.UTC(2024, 0, weekday);

/** Says that the restaurant takes no orders now, and when it does again. */
export function ClosedNotice({ closed }: Pick<WireMenu["storeSettings"], "closed">) {
  const t = useWords();
  const { language } = usePage();
  if (closed === null) return null;
  const { opens } = closed;
  if (opens === null) return <p className="offline">{t("closed_now")}</p>;
  const day = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const when = `\u2068${day.format(weekdayMs(opens.weekday))} ${minuteText(opens.minute)}\u2069`;
  return <p className="offline">{t("closed_opens", { when })}</p>;
}
