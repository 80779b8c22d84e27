import { formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import type { ReportMailLeft } from "../../contract/report-mail.ts";
import classes from "./mail.module.css";

/** Who left the mail by its link, with the day; nothing while nobody did. */
export function LeftPeople({ left }: { left: readonly ReportMailLeft[] }) {
  const t = useT();
  if (left.length === 0) return null;
  return (
    <section className={classes.group} aria-label={t("reports.mail.left")}>
      <p className={classes.legend}>{t("reports.mail.left")}</p>
      <ul className={classes.left}>
        {left.map(({ name, address, left_at }) => (
          <li key={`${name} ${address} ${left_at}`}>
            <span>{name === "" ? address : `${name}, ${address}`}</span>
            <span className={classes.about}>{t("reports.mail.left_on", { day: formatDate(left_at) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
