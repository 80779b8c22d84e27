import { type ReactNode, useId, useState } from "react";
import { mayGive } from "#platform/domain/access/decide-person.ts";
import { openedBy } from "#platform/domain/access/opened-by.ts";
import { type Permission, permissions } from "#platform/domain/access/permissions.ts";
import { presetsOf, scopePresetNames, scopePresets } from "#platform/domain/access/scope-presets.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { formatList } from "#platform/web/format.ts";
import { screenLook } from "#platform/web/screens/screens.tsx";
import { actorOf, useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Muted, Stack, Text } from "#ui/layout/layout.tsx";
import classes from "./users.module.css";

interface ScopePickerProps {
  value: readonly Permission[];
  /** Permissions that the person already has; they may stay, whoever edits them. */
  kept: readonly Permission[];
  error: ReactNode;
  onChange: (scope: Permission[]) => void;
  /** Called when a preset is chosen, with those of its permissions that may be given and its job title. */
  onPreset: (scope: Permission[], post: string) => void;
}

/** Presets of common jobs; behind them every permission once, with what it opens. */
export function ScopePicker({ value, kept, error, onChange, onPreset }: ScopePickerProps) {
  const t = useT();
  const me = useUser();
  const headingId = useId();
  const chosen = presetsOf(value);
  // What no preset gives is seen one by one.
  const [isOpen, setIsOpen] = useState(value.length > 0 && chosen.length === 0);
  const mayTake = (permission: Permission) =>
    kept.includes(permission) || (me !== null && mayGive(actorOf(me), permission));
  const toggle = (permission: Permission, isOn: boolean) =>
    onChange(permissions.filter((other) => (other === permission ? isOn : value.includes(other))));
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <div className={classes.pickerHead}>
        <Text as="h3" size="md" id={headingId}>
          {t("common.permissions")}
        </Text>
        <Muted as="span" size="sm" lines="anywhere" aria-live="polite">
          {value.length === 0 ? t("users.scopes_none") : t("users.scopes_chosen", { count: value.length })}
        </Muted>
        {value.length === 0 ? null : (
          <Button variant="subtle" onClick={() => onChange([])}>
            {t("users.scopes_clear")}
          </Button>
        )}
      </div>
      <Presets
        chosen={chosen}
        onPreset={(name) => onPreset(scopePresets[name].filter(mayTake), t(`users.preset.${name}`))}
      />
      {error ? <Text tone="red">{error}</Text> : null}
      <details
        className={classes.fold}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>{t("users.scopes_details")}</summary>
        <div className={classes.permissions}>
          {permissions.map((permission) => (
            <CheckField
              key={permission}
              label={t(`users.scope.${permission}.name`)}
              description={
                mayTake(permission) ? <Description permission={permission} /> : t("users.not_yours")
              }
              checked={value.includes(permission)}
              disabled={!mayTake(permission)}
              onChange={(isOn) => toggle(permission, isOn)}
            />
          ))}
        </div>
      </details>
    </Stack>
  );
}

type PresetName = (typeof scopePresetNames)[number];

/** Jobs as buttons; those whose permissions are all there are pressed. */
function Presets({
  chosen,
  onPreset,
}: {
  chosen: readonly PresetName[];
  onPreset: (name: PresetName) => void;
}) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields
    <div className={classes.presets} role="group" aria-label={t("users.presets")}>
      <Muted as="span" size="sm" lines="anywhere">
        {t("users.presets")}
      </Muted>
      {scopePresetNames.map((name) => (
        <Button
          key={name}
          variant={chosen.includes(name) ? "filled" : "light"}
          aria-pressed={chosen.includes(name)}
          onClick={() => onPreset(name)}
        >
          {t(`users.preset.${name}`)}
        </Button>
      ))}
    </div>
  );
}

/** What is done with a permission, and the screens that the tables say it opens. */
function Description({ permission }: { permission: Permission }) {
  const t = useT();
  const titles = openedBy(permission).screens.flatMap((id) => {
    const look = screenLook(id);
    return look ? t(look.title) : [];
  });
  const opens =
    titles.length === 0 ? t("users.opens_nothing") : t("users.opens", { screens: formatList(titles) });
  return sentencesText([t(`users.scope.${permission}.about`), opens], t);
}
