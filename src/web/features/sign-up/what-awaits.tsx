import { IconChefHat, IconDevices, IconReceiptTax } from "@tabler/icons-react";
import { useId } from "react";
import { useT } from "../../platform/use-t.ts";
import classes from "./sign-up.module.css";

const points = [
  { key: "point_sell", Icon: IconDevices },
  { key: "point_invoice", Icon: IconReceiptTax },
  { key: "point_menu", Icon: IconChefHat },
] as const;

/** What a restaurant gets, in three lines. */
export function WhatAwaits() {
  const t = useT();
  const titleId = useId();
  return (
    <section className={classes.awaits} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.awaitsTitle}>
        {t("signUp.points_title")}
      </h2>
      <ul className={classes.points}>
        {points.map(({ key, Icon }) => (
          <li key={key} className={classes.point}>
            <span className={classes.mark}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
            </span>
            {t(`signUp.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
