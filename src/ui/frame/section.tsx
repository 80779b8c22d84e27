import { type ReactNode, useId } from "react";
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
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description ? <p className={classes.description}>{description}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
