import type { ReactNode } from "react";
import { productName } from "./brand.tsx";
import classes from "./guest-frame.module.css";
import { LanguagePicker } from "./language-picker.tsx";

export interface GuestFrameProps {
  /** Title of the window. */
  title: string;
  /** A picture or sign above the name. */
  mark?: ReactNode;
  name?: string | undefined;
  message?: string | undefined;
  /** `middle` is for plain notices. */
  layout?: "top" | "middle";
  children?: ReactNode;
}

/** A page for a guest without an account: the restaurant's name, a sentence, and the next steps. */
export function GuestFrame({ title, mark, name, message, layout = "top", children }: GuestFrameProps) {
  return (
    <div className={classes.page}>
      <title>{`${title} · ${productName}`}</title>
      <header className={classes.head}>
        <LanguagePicker />
      </header>
      <main className={classes.main} data-layout={layout}>
        {mark}
        {name === undefined ? null : <h1 className={classes.name}>{name}</h1>}
        {message === undefined ? null : (
          <p className={classes.message} role="status">
            {message}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
