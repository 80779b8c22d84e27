import { queryOptions, useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { USUAL_ACCENT } from "#core/settings/domain/guest-accent.ts";
import { call } from "#platform/web/api.ts";
import { callBase } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import { customerWelcome } from "../contract/customer-display.ts";
import classes from "./welcome.module.css";

const welcomeQuery = queryOptions({
  queryKey: ["customer-welcome"],
  queryFn: ({ signal }) => call(customerWelcome, { signal }),
});

/**
 * Welcomes guests while nobody is being served: the restaurant's cover or its colour, its picture and its name. Without an
 * answer of the server it is the product's colour with the name.
 */
export function Welcome({ store }: { store: string }) {
  const t = useT();
  const { data: look } = useQuery(welcomeQuery);
  const cover = look?.cover ? `${callBase()}${look.cover}` : null;
  const ground: CSSProperties & Record<`--${string}`, string> = { "--ground": look?.accent ?? USUAL_ACCENT };
  return (
    <div className={classes.welcome} style={ground} data-cover={cover === null ? undefined : ""}>
      {cover === null ? null : <img className={classes.cover} src={cover} alt="" />}
      <div className={classes.words}>
        {look?.picture ? (
          <img className={classes.picture} src={`${callBase()}${look.picture}`} alt="" />
        ) : cover !== null ? null : (
          <span className={classes.letter} aria-hidden="true">
            {[...store.trim()][0]?.toLocaleUpperCase()}
          </span>
        )}
        <p className={classes.greeting}>{t("customerDisplay.welcome")}</p>
        <p className={classes.name}>{store}</p>
      </div>
    </div>
  );
}
