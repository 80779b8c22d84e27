import { IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { SearchField } from "../forms/search-field.tsx";
import { Muted } from "../layout/layout.tsx";
import { IconButton } from "../overlay/icon-button.tsx";
import { ModalLayer } from "../overlay/modal-layer.tsx";
import { nextIndex } from "../overlay/move-focus.ts";
import popover from "../overlay/popover.module.css";
import { useUiLabels } from "../theme/ui-labels.tsx";
import classes from "./command-palette.module.css";
import { matchCommands } from "./match-commands.ts";

export interface Command {
  id: string;
  title: string;
  icon?: ReactNode;
  /** Section it belongs to, shown at its right. */
  group?: string;
  onSelect: () => void;
}

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  /** Placeholder and name: "Ir a…". */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Matched by their titles. */
  commands: readonly Command[];
  /** Found for this text in some other way, shown after them. */
  found?: readonly Command[];
  nothingFound: string;
}

/** Search over commands: arrows, Enter takes the first, Esc closes. The caller binds Ctrl/Cmd+K. */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <ModalLayer opened={props.opened} onClose={props.onClose} label={props.label} className={classes.palette}>
      <Palette {...props} />
    </ModalLayer>
  );
}

function Palette({
  onClose,
  label,
  text,
  onText,
  commands,
  found: others = [],
  nothingFound,
}: CommandPaletteProps) {
  const listId = useId();
  const labels = useUiLabels();
  const [active, setActive] = useState(0);
  const found = [...matchCommands(commands, text), ...others];
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.onSelect();
  };
  const key = (event: KeyboardEvent) => {
    const next = nextIndex(active, found.length, event.key);
    if (next === null || event.key === "Home" || event.key === "End") return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows typed in the field inside move through the list */}
      <div className={classes.head} onKeyDown={key}>
        <SearchField
          label={label}
          value={text}
          onChange={(next) => {
            onText(next);
            setActive(0);
          }}
          onEnter={() => run(found[active])}
          list={{ id: listId, activeId: found[active] ? `${listId}-${active}` : undefined }}
          autoFocus
        />
        <IconButton label={labels.close} icon={<IconX size={20} />} onClick={onClose} />
      </div>
      <div id={listId} role="listbox" aria-label={label} className={classes.list}>
        {found.map((command, index) => (
          <Entry
            key={command.id}
            id={`${listId}-${index}`}
            command={command}
            isActive={index === active}
            onRun={() => run(command)}
          />
        ))}
        {found.length === 0 ? (
          <div role="option" aria-selected={false} aria-disabled className={popover.item} tabIndex={-1}>
            {nothingFound}
          </div>
        ) : null}
      </div>
    </>
  );
}

interface EntryProps {
  id: string;
  command: Command;
  isActive: boolean;
  onRun: () => void;
}

function Entry({ id, command, isActive, onRun }: EntryProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field, which hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={popover.item}
      onClick={onRun}
    >
      {command.icon}
      <span className={popover.grow}>{command.title}</span>
      {command.group ? (
        <Muted as="span" size="xs" weight={450}>
          {command.group}
        </Muted>
      ) : null}
    </div>
  );
}
