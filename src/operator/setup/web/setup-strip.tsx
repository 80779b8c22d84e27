import { IconArrowRight } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { screens } from "#platform/domain/access/screens.ts";
import { screenOf } from "#platform/web/session/landing.ts";
import { useT } from "#platform/web/use-t.ts";
import { neededSteps, screenOfStep } from "../domain/setup-step.ts";
import { useSetup } from "./setup-api.ts";
import classes from "./setup-strip.module.css";
import { useWhy } from "./use-why.ts";

/** Progress of the setup and the next step, on the screens where it is done. */
export function SetupStrip() {
  const t = useT();
  const why = useWhy();
  const open = useLocation({ select: ({ pathname }) => screenOf(pathname) });
  const { steps, next: first, isPutAway } = useSetup();
  if (first === undefined || isPutAway) return null;
  const here = steps.find(({ step, is_done }) => !is_done && screenOfStep[step] === open);
  const next = here?.step ?? first;
  const screen = screenOfStep[next];
  const needed = neededSteps(steps);
  const done = needed.filter(({ is_done }) => is_done).length;
  return (
    <nav className={classes.strip} aria-label={t("setup.title", { done, count: needed.length })}>
      <Link to={screens.home.path} className={classes.all}>
        {t("setup.title", { done, count: needed.length })}
      </Link>
      {here ? (
        <span className={classes.now}>
          {t("setup.now", { step: t(`setup.steps.${next}.title`), why: why(here) })}
        </span>
      ) : (
        <Link to={screens[screen].path} className={classes.next}>
          {t("setup.next", { step: t(`setup.steps.${next}.title`) })}
          <IconArrowRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
