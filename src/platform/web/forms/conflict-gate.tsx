import { IconUsers } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/forms/button.tsx";
import { formatList } from "../format.ts";
import type { Translate } from "../i18n.ts";
import { useT } from "../use-t.ts";
import classes from "./unsure-gate.module.css";
import type { EditConflict } from "./use-edit-conflict.ts";

export interface ConflictGateProps {
  conflict: EditConflict | null;
  busy: boolean;
  size?: "md" | "lg" | "xl";
  /** The footer without a conflict. */
  children: ReactNode;
}

/**
 * Footer of a form that is saved. When somebody else saved the same thing meanwhile, it shows their changes
 * in place of its button, and offers to save the typed values or to take the saved ones.
 */
export function ConflictGate({ conflict, busy, size = "lg", children }: ConflictGateProps) {
  const t = useT();
  const gate = useRef<HTMLDivElement>(null);
  const isOpen = conflict !== null;
  useEffect(() => {
    if (isOpen) gate.current?.querySelector("button")?.focus();
  }, [isOpen]);
  if (!conflict) return children;
  const listed = conflict.conflicting.flatMap(({ field, saved, mine }) => {
    const words = conflict.words[field];
    if (words === undefined) return [];
    const say = (value: unknown) =>
      typeof words === "string" ? plainText(value, t) : words.text(value as never);
    return [
      {
        field,
        label: typeof words === "string" ? words : words.label,
        saved: say(saved),
        mine: mine === undefined ? null : say(mine),
      },
    ];
  });
  return (
    <div ref={gate} className={classes.gate} data-unsure>
      <div role="alert" data-tone="amber" className={classes.notice}>
        <IconUsers size={20} aria-hidden="true" />
        <p>{t("platform.conflict.text")}</p>
        {listed.map(({ field, label, saved, mine }) => (
          <p key={field}>
            <strong>{label}</strong>
            <br />
            {t("platform.conflict.saved", { value: saved })}
            <br />
            {mine === null ? t("platform.conflict.kept") : t("platform.conflict.mine", { value: mine })}
          </p>
        ))}
      </div>
      <div className={classes.ways}>
        <Button size={size} busy={busy} onClick={conflict.keepMine}>
          {t("platform.conflict.keep_mine")}
        </Button>
        <Button variant="default" size={size} disabled={busy} onClick={conflict.takeSaved}>
          {t("platform.conflict.take_saved")}
        </Button>
      </div>
    </div>
  );
}

function plainText(value: unknown, t: Translate): string {
  if (typeof value === "boolean") return t(value ? "platform.conflict.on" : "platform.conflict.off");
  if (Array.isArray(value) && value.length > 0) return formatList(value.map(String));
  if (value === null || value === undefined || value === "" || Array.isArray(value))
    return t("platform.conflict.empty");
  return String(value);
}
