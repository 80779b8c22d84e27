import { IconCalendarCheck, IconChefHat, IconDevices, IconReceiptTax } from "@tabler/icons-react";
import { useId } from "react";
import { useT } from "#platform/web/use-t.ts";
import classes from "./sign-up.module.css";

/** What a restaurant gets, in four lines. `trialDays`: undefined until the server has said so. */
export function WhatAwaits({ trialDays }: { trialDays: number | undefined }) {
  const t = useT();
  const titleId = useId();
  const points = [
    { Icon: IconDevices, words: t("signUp.point_sell") },
    { Icon: IconReceiptTax, words: t("signUp.point_invoice") },
    { Icon: IconChefHat, words: t("signUp.point_menu") },
    ...(trialDays === undefined
      ? []
      : [{ Icon: IconCalendarCheck, words: t("signUp.point_trial", { count: trialDays }) }]),
  ];
  return (
    <section className={classes.awaits} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.awaitsTitle}>
        {t("signUp.points_title")}
      </h2>
      <ul className={classes.points}>
        {points.map(({ Icon, words }) => (
          <li key={words} className={classes.point}>
            <span className={classes.mark}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
