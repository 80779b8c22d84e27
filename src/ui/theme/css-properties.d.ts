import "react";

declare module "react" {
  interface CSSProperties {
    /** CSS variables may be set in a style attribute. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
