import type { ComponentProps } from "react";
import classes from "./settings-form.module.css";

/** A form of settings in parts below each other. */
export function SettingsForm(props: Pick<ComponentProps<"form">, "onSubmit" | "children">) {
  return <form className={classes.form} noValidate {...props} />;
}
