export type {} from "react";

declare module "react" {
  interface CSSProperties {
    /** CSS variables may be set in a style attribute: `style={{ "--columns": 4 }}`. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
