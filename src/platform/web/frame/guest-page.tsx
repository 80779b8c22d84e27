import type { ReactNode } from "react";
import { productName } from "./brand.tsx";
import classes from "./guest-page.module.css";
import { LanguagePicker } from "./language-picker.tsx";

export interface GuestPageProps {
  /** Of the window. */
  title: string;
  /** A picture or sign above the name. */
  mark?: ReactNode;
  name?: string | undefined;
  message?: string | undefined;
  /** What is only a notice stands in the middle of the page. */
  layout?: "top" | "middle";
  children?: ReactNode;
}

/** A page of the restaurant for a guest without an account: its name, a sentence, and what can be done. */
export function GuestPage({ title, mark, name, message, layout = "top", children }: GuestPageProps) {
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
