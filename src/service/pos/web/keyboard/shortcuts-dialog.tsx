import type { MessageKey } from "#app/words/message-key.ts";
import { useT } from "#platform/web/use-t.ts";
import { KeyHint } from "#ui/frame/key-hint.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./shortcuts-dialog.module.css";
import type { PosHotkey } from "./use-pos-hotkeys.ts";

type ShortcutName =
  | PosHotkey
  | "course"
  | "arrows"
  | "enter"
  | "sold_out"
  | "table_number"
  | "commands"
  | "escape";

const shortcuts = [
  ["search", ["/"]],
  ["arrows", ["↑", "↓", "←", "→"]],
  ["enter", ["Enter"]],
  ["sold_out", ["Shift", "F10"]],
  ["increase", ["+"]],
  ["decrease", ["-"]],
  ["remove", []],
  ["course", ["<", ">"]],
  ["table", ["F2"]],
  ["table_number", ["1…99", "Enter"]],
  ["customer", ["F4"]],
  ["hold", ["F8"]],
  ["send", ["F9"]],
  ["charge", ["F10"]],
  ["commands", ["Ctrl", "K"]],
  ["escape", ["Esc"]],
  ["shortcuts", ["?"]],
] as const satisfies readonly (readonly [ShortcutName, readonly string[]])[];

/** Lists the keys of the till, exactly those that work. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { menu } = usePos();
  const hasCourses = menu.categories.some(({ course }) => course);
  const shown = shortcuts.filter(([name]) => name !== "course" || hasCourses);
  return (
    <AppDialog opened onClose={onClose} title={t("pos.keys.title")} size="small">
      <dl>
        {shown.map(([name, keys]) => (
          <div key={name} className={classes.entry}>
            <dt>
              <KeyHint keys={name === "remove" ? [t("pos.keys.delete_key")] : keys} />
            </dt>
            <dd>{t(`pos.keys.${name}` satisfies MessageKey)}</dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}
