import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { sidebarScreens } from "../../../domain/access/may-enter.ts";
import { screens, sections } from "../../../domain/access/screens.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { existingScreens } from "../../existing-screens.ts";
import { actorOf, type StoredUser, useUser } from "../../platform/session/session.ts";
import { storedSwitch, useSwitch } from "../../platform/stored-switch.ts";
import { useT } from "../../platform/use-t.ts";
import { screenLook } from "../../screens.tsx";
import classes from "./home.module.css";
import { guidePutAway, useSetup } from "./setup-api.ts";
import { SetupGuide } from "./setup-guide.tsx";

/** The guide was on this device while something was missing: that nothing is any more is told once. */
const guideFollowed = storedSwitch("setup-followed");

/** /dashboard/home: what a new restaurant still needs, as long as it does, and the ways to everything else. */
export function HomeScreen() {
  const user = useUser();
  return user === null ? null : <Home user={user} />;
}

function Home({ user }: { user: StoredUser }) {
  const t = useT();
  return (
    <>
      <PageHeader title={t("setup.greeting", { name: user.name })} />
      <Guide />
      <Places user={user} />
    </>
  );
}

function Guide() {
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

function Places({ user }: { user: StoredUser }) {
  const t = useT();
  const actor = actorOf(user);
  const places = sections
    .flatMap((section) => sidebarScreens(actor, section))
    .filter((id) => id !== "home" && existingScreens.includes(id));
  return (
    <Section title={t("setup.places")}>
      <ul className={classes.places}>
        {places.map((id) => {
          const look = screenLook(id);
          return look ? (
            <li key={id}>
              <Link to={screens[id].path} className={classes.place}>
                {look.icon}
                <span>{t(look.title)}</span>
              </Link>
            </li>
          ) : null;
        })}
      </ul>
    </Section>
  );
}
