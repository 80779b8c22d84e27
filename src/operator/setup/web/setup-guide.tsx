import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { storedSwitch, useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted, Stack, Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import {
  isOptionalStep,
  neededSteps,
  nextStep,
  type StartingMenu,
  type StepState,
  screenOfStep,
  startingMenus,
} from "../domain/setup-step.ts";
import { guidePutAway, useSetup, useStartWithMenu } from "./setup-api.ts";
import classes from "./setup-guide.module.css";
import { useWhy } from "./use-why.ts";

/** True once the guide was shown on this device: then its completion is announced once. */
const guideFollowed = storedSwitch("setup-followed");

/** Shows what a new restaurant still needs, to people who may set it up. */
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
  if (!isPutAway) return <SetupGuide steps={steps} onPutAway={() => guidePutAway.set(true)} />;
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

/** Steps to the first sale; each ticks itself once its data exist. */
function SetupGuide({ steps, onPutAway }: SetupGuideProps) {
  const t = useT();
  const needed = neededSteps(steps);
  const done = needed.filter(({ is_done }) => is_done).length;
  const next = nextStep(steps);
  const isMenuEmpty = steps.some(({ step, is_done }) => step === "items" && !is_done);
  return (
    <Section
      title={t("setup.title")}
      description={t("setup.progress", { done, count: needed.length })}
      action={
        <Button variant="subtle" onClick={onPutAway}>
          {t("setup.put_away")}
        </Button>
      }
    >
      <Box below={16}>
        <ProgressBar
          max={needed.length}
          value={done}
          label={t("setup.progress", { done, count: needed.length })}
        />
      </Box>
      {isMenuEmpty ? <StartingMenus /> : null}
      <ol className={classes.steps}>
        {steps.map((state) => (
          <Step key={state.step} state={state} isNext={state.step === next} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  state: StepState;
  isNext: boolean;
}

function Step({ state, isNext }: StepProps) {
  const t = useT();
  const { step, is_done: isDone } = state;
  const why = useWhy();
  const user = useUser();
  const screen = screenOfStep[step];
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  const content = (
    <>
      <Icon size={24} aria-hidden="true" className={classes.mark} />
      <Stack as="span" room="grow">
        <span className={classes.name}>
          {t(`setup.steps.${step}.title`)}
          {isOptionalStep(step) ? <Muted as="span"> · {t("setup.optional")}</Muted> : null}
          {isDone ? <VisuallyHidden> · {t("setup.done")}</VisuallyHidden> : null}
        </span>
        <Muted as="span" size="sm">
          {why(state)}
        </Muted>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </>
  );
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      {user !== null && mayEnter(actorOf(user), screen) ? (
        <Link to={screens[screen].path} className={classes.way}>
          {content}
        </Link>
      ) : (
        <span className={classes.way}>{content}</span>
      )}
    </li>
  );
}

/** Offers menus to begin with while there is none. */
function StartingMenus() {
  const t = useT();
  const confirm = useConfirm();
  const start = useStartWithMenu();
  const choose = async (menu: StartingMenu) => {
    const isSure = await confirm({
      title: t("setup.menu_question", { menu: t(`setup.menus.${menu}.title`) }),
      body: t("setup.menu_body", { what: t(`setup.menus.${menu}.what`) }),
      confirmLabel: t("setup.menu_start"),
    });
    if (isSure) start.mutate(menu);
  };
  return (
    <div className={classes.menus}>
      <Text below={12} weight={600}>
        {t("setup.menus_title")}
      </Text>
      <ul className={classes.menuList}>
        {startingMenus.map((menu) => (
          <li key={menu}>
            <Button
              variant="default"
              fullWidth
              busy={start.isPending && start.variables === menu}
              disabled={start.isPending}
              onClick={() => void choose(menu)}
            >
              {t(`setup.menus.${menu}.title`)}
            </Button>
            <Text above={4} size="sm">
              {t(`setup.menus.${menu}.what`)}
            </Text>
          </li>
        ))}
      </ul>
      <p className={classes.orFile}>
        {t("setup.menus_or")}{" "}
        <Link to="/dashboard/settings/menu-items/import">{t("setup.menus_import")}</Link>
      </p>
    </div>
  );
}
