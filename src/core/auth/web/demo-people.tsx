import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { type DemoEntry, demoQuery, freshDemoEntry } from "./demo-api.ts";
import classes from "./demo-people.module.css";

export interface DemoPeopleProps {
  busy: boolean;
  onEnter: (person: DemoEntry) => void;
}

/** One tap signs in as somebody of the demo restaurant; nothing where there is no demo. */
export function DemoPeople({ busy, onEnter }: DemoPeopleProps) {
  const t = useT();
  const titleId = useId();
  const people = useQuery(demoQuery()).data?.people ?? [];
  if (people.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {t("auth.demo.title")}
      </h2>
      <ul className={classes.people}>
        {people.map(({ username, password, name, designation }) => (
          <li key={username}>
            <Button
              variant="default"
              fullWidth
              disabled={busy}
              onClick={() => void freshDemoEntry({ username, password }).then(onEnter).catch(showError)}
            >
              <span className={classes.person}>
                {name}
                <Muted as="span" size="xs" weight={450}>
                  {designation}
                </Muted>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
