import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { isOptionalStep, neededSteps, nextStep, type StepState, screenOfStep } from "../domain/setup-step.ts";
import { guidePutAway, useSetup } from "./setup-api.ts";
import classes from "./setup-guide.module.css";
import { SetupStrip } from "./setup-strip.tsx";
import { StartingMenus } from "./starting-menus.tsx";
import { TrialButton } from "./trial-button.tsx";
import { useWhy } from "./use-why.ts";

/** True once the guide was shown on this device: then its completion is announced once. */
const guideFollowed = storedSwitch("setup-followed");

/** Shows what a new restaurant still needs, to people who may set it up: the whole guide until something was sold. */
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
        <Box below={16}>
          <ProgressBar max={1} value={1} label={t("setup.complete")} />
        </Box>
      </Section>
    ) : null;
  const hasSold = steps.some(({ step, is_done }) => step === "first_sale" && is_done);
  if (!isPutAway)
    return hasSold ? <SetupStrip /> : <SetupGuide steps={steps} onPutAway={() => guidePutAway.set(true)} />;
  const needed = neededSteps(steps);
  const done = needed.filter(({ is_done }) => is_done).length;
  return (
    <Box below={24}>
      <Button variant="default" onClick={() => guidePutAway.set(false)}>
        {t("setup.bring_back", { done, count: needed.length })}
      </Button>
    </Box>
  );
}

interface SetupGuideProps {
  steps: readonly StepState[];
  /** Hides the guide on this device. */
  onPutAway: () => void;
}

/** Steps to the first sale, the next one large; each ticks itself once its data exist. */
function SetupGuide({ steps, onPutAway }: SetupGuideProps) {
  const t = useT();
  const needed = neededSteps(steps);
  const done = needed.filter(({ is_done }) => is_done).length;
  const next = nextStep(steps);
  const title = t("setup.title", { done, count: needed.length });
  const hasItems = steps.some(({ step, is_done }) => step === "items" && is_done);
  return (
    <div className={classes.guide}>
      <Section
        title={title}
        description={t("setup.hint")}
        action={
          <Button variant="subtle" onClick={onPutAway}>
            {t("setup.put_away")}
          </Button>
        }
      >
        <ProgressBar max={needed.length} value={done} label={title} />
        <div className={classes.columns}>
          <ol className={classes.steps}>
            {needed.map((state) =>
              state.step === next ? (
                <NextStep key={state.step} state={state} />
              ) : (
                <Step key={state.step} state={state} />
              ),
            )}
          </ol>
          <div className={classes.aside}>
            {hasItems ? <TrialButton /> : null}
            <Text as="h3" size="sm" weight={600} below={4}>
              {t("setup.also")}
            </Text>
            <ul className={classes.steps}>
              {steps
                .filter(({ step }) => isOptionalStep(step))
                .map((state) => (
                  <Step key={state.step} state={state} />
                ))}
            </ul>
          </div>
        </div>
      </Section>
    </div>
  );
}

interface StepProps {
  state: StepState;
}

/** The next step, with its button: the one large thing of the page. */
function NextStep({ state }: StepProps) {
  const t = useT();
  const why = useWhy();
  const mayGo = useMayGo(state);
  const { step } = state;
  return (
    <li className={classes.next}>
      <Text as="h3" size="lg" weight={650}>
        {t(`setup.steps.${step}.title`)}
      </Text>
      <Text above={4} below={16}>
        {why(state)}
      </Text>
      {step === "items" ? (
        <StartingMenus />
      ) : mayGo ? (
        <RouterButton size="lg" to={screens[screenOfStep[step]].path}>
          {t("setup.go")}
        </RouterButton>
      ) : null}
    </li>
  );
}

function Step({ state }: StepProps) {
  const t = useT();
  const why = useWhy();
  const mayGo = useMayGo(state);
  const { step, is_done: isDone } = state;
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  const content = (
    <>
      <Icon size={24} aria-hidden="true" className={classes.mark} />
      <Stack as="span" room="grow">
        <span className={classes.name}>
          {t(`setup.steps.${step}.title`)}
          {isDone ? <VisuallyHidden> · {t("setup.done")}</VisuallyHidden> : null}
        </span>
        {isDone ? null : (
          <Muted as="span" size="sm">
            {why(state)}
          </Muted>
        )}
      </Stack>
      {mayGo ? <IconChevronRight size={20} aria-hidden="true" /> : null}
    </>
  );
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      {mayGo ? (
        <Link to={screens[screenOfStep[step]].path} className={classes.way}>
          {content}
        </Link>
      ) : (
        <span className={classes.way}>{content}</span>
      )}
    </li>
  );
}

function useMayGo({ step }: StepState): boolean {
  const user = useUser();
  return user !== null && mayEnter(actorOf(user), screenOfStep[step]);
}
