import { createSpotlight, Spotlight } from "@mantine/spotlight";
import "@mantine/spotlight/styles.layer.css";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { foldText } from "../forms/fold-text.ts";
import { useEscapeLayer } from "../overlay/use-escape-layer.ts";
import classes from "./command-palette.module.css";

export interface Command {
  id: string;
  title: string;
  icon?: ReactNode;
  /** Section it stands under. */
  group?: string;
  onSelect: () => void;
}

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  /** Placeholder and name: "Ir a…". */
  label: string;
  commands: readonly Command[];
  nothingFound: string;
}

/**
 * Search over commands by title. Load it when first opened, it is heavy:
 * `lazy(() => import(".../command-palette.tsx").then((m) => ({ default: m.CommandPalette })))`.
 */
export function CommandPalette({ opened, onClose, label, commands, nothingFound }: CommandPaletteProps) {
  const [[store, spotlight]] = useState(createSpotlight);
  const [query, setQuery] = useState("");
  useEscapeLayer(opened, onClose);
  useEffect(() => {
    if (opened) spotlight.open();
    else spotlight.close();
  }, [opened, spotlight]);
  const wanted = foldText(query);
  const found = commands.filter((command) => foldText(command.title).includes(wanted));
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      closeOnEscape={false}
      lockScroll={false}
      scrollable
      maxHeight={400}
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 80, transition: "fade" }}
      classNames={{
        content: classes.content ?? "",
        search: classes.search ?? "",
        action: classes.action ?? "",
      }}
    >
      <Spotlight.Search placeholder={label} aria-label={label} leftSection={<IconSearch size={20} />} />
      <Spotlight.ActionsList>
        {found.length === 0 ? <Spotlight.Empty>{nothingFound}</Spotlight.Empty> : null}
        {found.map((command) => (
          <Spotlight.Action
            key={command.id}
            label={command.title}
            leftSection={command.icon}
            rightSection={command.group ? <span className={classes.group}>{command.group}</span> : null}
            onClick={command.onSelect}
          />
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
