import { offeredAccents, USUAL_ACCENT } from "#core/settings/domain/guest-accent.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import classes from "./accent-field.module.css";

interface AccentFieldProps {
  /** `#rrggbb`, what was typed of it, or empty for the product's own. */
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (accent: string) => void;
}

const accentNames = Object.keys(offeredAccents) as (keyof typeof offeredAccents)[];

const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed);

/** The restaurant's colour: one of those that bear white words, or one's own, with what it looks like. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const t = useT();
  const currency = useUser()?.currency ?? "USD";
  const shown = isColour(value) ? value : USUAL_ACCENT;
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t("guestOrdering.accent")}</legend>
      <div className={classes.swatches}>
        {accentNames.map((name) => {
          const accent = offeredAccents[name];
          const chosen = accent === USUAL_ACCENT ? "" : accent;
          return (
            <label key={name} className={classes.swatch}>
              <input
                type="radio"
                name="accent"
                aria-label={t(`guestOrdering.accents.${name}`)}
                checked={value.toLowerCase() === chosen}
                onChange={() => onChange(chosen)}
              />
              <span style={{ background: accent }} />
            </label>
          );
        })}
        <label className={classes.swatch}>
          <input
            type="color"
            aria-label={t("guestOrdering.accent_own")}
            value={shown}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
      <TextField
        label={t("guestOrdering.accent_code")}
        description={t("guestOrdering.accent_help")}
        placeholder={USUAL_ACCENT}
        maxLength={7}
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={classes.example} aria-hidden="true">
        <span className={classes.band} style={{ background: shown }}>
          {t("guestOrdering.example_name")}
        </span>
        <span className={classes.button} style={{ background: shown }}>
          {t("guestOrdering.example_button", { amount: formatAmount(cents(1240), currency) })}
        </span>
      </div>
    </fieldset>
  );
}
