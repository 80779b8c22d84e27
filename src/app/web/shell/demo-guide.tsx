import { IconCircleCheckFilled, IconCircleDashed, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { type ScreenId, screens } from "#platform/domain/access/screens.ts";
import { closeDemoGuide, type DemoStep, demoSteps } from "#platform/web/demo-guide.ts";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Text, VisuallyHidden } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./demo-guide.module.css";

const screenOfStep = {
  order: "pos",
  kitchen: "kitchen",
  charge: "orderCharge",
} as const satisfies Record<DemoStep, ScreenId>;

export interface DemoGuideProps {
  user: StoredUser;
  done: readonly string[];
}

/** "Pruebe esto": order, kitchen, charge. Each step ticks itself; on phones only the next one shows. */
export function DemoGuide({ user, done }: DemoGuideProps) {
  const t = useT();
  const next = demoSteps.find((step) => !done.includes(step));
  return (
    <section className={classes.guide} aria-label={t("shell.demo.title")}>
      <Text room="keep" weight={650}>
        {t(next === undefined ? "shell.demo.all_done" : "shell.demo.title")}
      </Text>
      <ol className={classes.steps}>
        {demoSteps.map((step) => {
          const isDone = done.includes(step);
          const Icon = isDone ? IconCircleCheckFilled : IconCircleDashed;
          const label = t(`shell.demo.${step}`);
          const screen = screenOfStep[step];
          return (
            <li
              key={step}
              className={classes.step}
              data-done={isDone || undefined}
              data-next={step === next || undefined}
            >
              <Icon size={20} aria-hidden="true" />
              {mayEnter(actorOf(user), screen) ? (
                <Link to={screens[screen].path} className={classes.link}>
                  {label}
                </Link>
              ) : (
                <span>{t("shell.demo.by_somebody_else", { step: label })}</span>
              )}
              {isDone ? <VisuallyHidden>{t("shell.demo.done")}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
      <IconButton label={t("shell.demo.close")} icon={<IconX size={18} />} onClick={closeDemoGuide} />
    </section>
  );
}
