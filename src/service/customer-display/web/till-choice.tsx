import { IconCashRegister } from "@tabler/icons-react";
import { useT } from "#platform/web/use-t.ts";
import classes from "./customer-display.module.css";
import { tillCode } from "./till-id.ts";
import type { FoundTill } from "./watched-till.ts";

export interface TillChoiceProps {
  tills: readonly FoundTill[];
  onChoose: (tillId: string) => void;
}

/** The tills that are open now, by the code that each shows and who works there. */
export function TillChoice({ tills, onChoose }: TillChoiceProps) {
  const t = useT();
  return (
    <section className={classes.choice} aria-live="polite">
      <h2 className={classes.ask}>{t("customerDisplay.choose")}</h2>
      <p className={classes.hint}>
        {t(tills.length === 0 ? "customerDisplay.no_till" : "customerDisplay.choose_hint")}
      </p>
      <ul className={classes.tills}>
        {tills.map(({ tillId, name }) => (
          <li key={tillId}>
            <button type="button" className={classes.till} onClick={() => onChoose(tillId)}>
              <IconCashRegister size={32} aria-hidden="true" />
              <span className={classes.tillName}>
                <span className={classes.tillCode}>
                  {t("customerDisplay.till", { code: tillCode(tillId) })}
                </span>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
