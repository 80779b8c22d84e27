import { IconCheck, IconSlash } from "@tabler/icons-react";
import { useId } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { type CategoryColour, categoryColours } from "../../domain/category-colour.ts";
import classes from "./colour-field.module.css";

interface ColourFieldProps {
  value?: CategoryColour | null;
  onChange: (colour: CategoryColour | null) => void;
}

/** Colour by which tills mark the category, or none; the word of the chosen one stands beside the label. */
export function ColourField({ value = null, onChange }: ColourFieldProps) {
  const t = useT();
  const name = useId();
  const wordOf = (colour: CategoryColour | null) =>
    t(colour === null ? "menuItems.categories.colour_none" : `menuItems.colours.${colour}`);
  return (
    <fieldset>
      <Text as="legend" size="sm" weight={550} below={4}>
        {t("menuItems.categories.colour")}
        <span className={classes.chosen}>{wordOf(value)}</span>
      </Text>
      <div className={classes.swatches}>
        {[null, ...categoryColours].map((colour) => (
          <label key={colour} className={classes.swatch} title={wordOf(colour)}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              aria-label={wordOf(colour)}
              checked={colour === value}
              onChange={() => onChange(colour)}
            />
            <span
              className={classes.disc}
              data-mark={colour ?? undefined}
              data-none={colour === null || undefined}
            >
              {colour === null ? (
                <IconSlash size={18} aria-hidden="true" />
              ) : colour === value ? (
                <IconCheck size={18} stroke={2.5} aria-hidden="true" />
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <Muted size="xs">{t("menuItems.categories.colour_hint")}</Muted>
    </fieldset>
  );
}
