import { useEffect } from "react";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { guidePutAway, useSetup } from "./setup-api.ts";
import classes from "./setup-guide.module.css";
import { SetupGuide } from "./setup-guide.tsx";

/** The guide was on this device while something was missing: that nothing is any more is told once. */
const guideFollowed = storedSwitch("setup-followed");

/** What a new restaurant still needs, as long as it does, for those who may set it up. */
export function SetupOverview() {
  const t = useT();
  const { steps, next, isPutAway } = useSetup();
  const isFollowed = useSwitch(guideFollowed);
  const isMissingSomething = next !== undefined;
  useEffect(() => {
    if (isMissingSomething) guideFollowed.set(true);
  }, [isMissingSomething]);
  if (steps.length === 0) return null;
  if (!isMissingSomething)
    return isFollowed ? (
      <Section
        title={t("setup.complete")}
        description={t("setup.complete_hint")}
        action={
          <Button variant="subtle" onClick={() => guideFollowed.set(false)}>
            {t("setup.put_away")}
          </Button>
        }
      >
        <progress className={classes.progress} max={1} value={1} aria-label={t("setup.complete")} />
      </Section>
    ) : null;
  if (!isPutAway) return <SetupGuide steps={steps} onPutAway={() => guidePutAway.set(true)} />;
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <div className={classes.bringBack}>
      <Button variant="default" onClick={() => guidePutAway.set(false)}>
        {t("setup.bring_back", { done, count: steps.length })}
      </Button>
    </div>
  );
}
