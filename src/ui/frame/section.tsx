import { type ReactNode, useId } from "react";
import { Muted, Text } from "../layout/layout.tsx";
import classes from "./section.module.css";

export interface SectionProps {
  title: string;
  description?: ReactNode;
  /** A quiet action at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Text as="h2" size="md" weight={600} id={id}>
            {title}
          </Text>
          {description ? <Muted above={4}>{description}</Muted> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
