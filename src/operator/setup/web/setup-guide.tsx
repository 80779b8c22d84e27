import { IconChevronRight, IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import { nextStep, type StepState, screenOfStep } from "../domain/next-step.ts";
import type { SetupStep } from "../domain/setup-step.ts";
import { type StartingMenu, startingMenus } from "../domain/starting-menu.ts";
import { useStartWithMenu } from "./setup-api.ts";
import classes from "./setup-guide.module.css";

export interface SetupGuideProps {
  steps: readonly StepState[];
  /** Hides the guide on this device. */
  onPutAway: () => void;
}

/** The way to the first sale: each step ticks itself once there is what it asks for. */
export function SetupGuide({ steps, onPutAway }: SetupGuideProps) {
  const t = useT();
  const done = steps.filter(({ is_done }) => is_done).length;
  const next = nextStep(steps);
  const isMenuEmpty = steps.some(({ step, is_done }) => step === "items" && !is_done);
  return (
    <Section
      title={t("setup.title")}
      description={t("setup.progress", { done, count: steps.length })}
      action={
        <Button variant="subtle" onClick={onPutAway}>
          {t("setup.put_away")}
        </Button>
      }
    >
      <progress
        className={classes.progress}
        max={steps.length}
        value={done}
        aria-label={t("setup.progress", { done, count: steps.length })}
      />
      {isMenuEmpty ? <StartingMenus /> : null}
      <ol className={classes.steps}>
        {steps.map(({ step, is_done }) => (
          <Step key={step} step={step} isDone={is_done} isNext={step === next} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps {
  step: SetupStep;
  isDone: boolean;
  isNext: boolean;
}

function Step({ step, isDone, isNext }: StepProps) {
  const t = useT();
  const user = useUser();
  const screen = screenOfStep[step];
  const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
  const content = (
    <>
      <Icon size={24} aria-hidden="true" className={classes.mark} />
      <span className={classes.text}>
        <span className={classes.name}>
          {t(`setup.steps.${step}.title`)}
          {isDone ? <span className="visually-hidden"> · {t("setup.done")}</span> : null}
        </span>
        <span className={classes.why}>{t(`setup.steps.${step}.why`)}</span>
      </span>
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

/** A menu to begin from, while there is none. */
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
      <p className={classes.menusTitle}>{t("setup.menus_title")}</p>
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
            <p className={classes.what}>{t(`setup.menus.${menu}.what`)}</p>
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
