import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { mayEnter, sidebarScreens } from "../../../domain/access/may-enter.ts";
import { screens, sections } from "../../../domain/access/screens.ts";
import { PageHeader } from "../../../ui/frame/page-header.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { existingScreens } from "../../existing-screens.ts";
import { actorOf, type StoredUser, useUser } from "../../platform/session/session.ts";
import { storedSwitch, useSwitch } from "../../platform/stored-switch.ts";
import { useT } from "../../platform/use-t.ts";
import { screenLook } from "../../screens.tsx";
import classes from "./home.module.css";
import { setupQuery } from "./setup-api.ts";
import { SetupGuide } from "./setup-guide.tsx";

const putAway = storedSwitch("setup-put-away");

/** /dashboard/home: what a new restaurant still needs, as long as it does, and the ways to everything else. */
export function HomeScreen() {
  const user = useUser();
  return user === null ? null : <Home user={user} />;
}

function Home({ user }: { user: StoredUser }) {
  const t = useT();
  const actor = actorOf(user);
  const maySetUp = mayEnter(actor, "settings");
  const setup = useQuery({ ...setupQuery, enabled: maySetUp });
  const isPutAway = useSwitch(putAway);
  const steps = setup.data ?? [];
  const isGuided = steps.some(({ is_done }) => !is_done) && !isPutAway;
  const places = sections
    .flatMap((section) => sidebarScreens(actor, section))
    .filter((id) => id !== "home" && existingScreens.includes(id));
  return (
    <>
      <PageHeader title={t("setup.greeting", { name: user.name })} />
      {isGuided ? <SetupGuide steps={steps} onPutAway={() => putAway.set(true)} /> : null}
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
    </>
  );
}
