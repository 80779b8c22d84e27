import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { searchScreens } from "#platform/domain/access/may-enter.ts";
import { screens } from "#platform/domain/access/screens.ts";
import { screenLook } from "#platform/web/screens/screens.tsx";
import { actorOf, type StoredUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { type Command, CommandPalette } from "#ui/frame/command-palette.tsx";
import { sectionTitles } from "./staff-navigation.tsx";
import { useFound } from "./use-found.tsx";

export interface SearchPanelProps {
  user: StoredUser;
  onClose: () => void;
}

/** The open command search: screens by their title in the current language, and what is found in them. */
export function SearchPanel({ user, onClose }: SearchPanelProps) {
  const t = useT();
  const router = useRouter();
  const [text, setText] = useState("");
  const found = useFound(user, text);
  const commands = searchScreens(actorOf(user)).flatMap((id): Command[] => {
    const look = screenLook(id);
    if (!look) return [];
    const { path, section } = screens[id];
    return [
      {
        id,
        title: t(look.title),
        icon: look.icon,
        ...(section ? { group: t(sectionTitles[section]) } : {}),
        onSelect: () => void router.navigate({ to: path }),
      },
    ];
  });
  return (
    <CommandPalette
      opened
      onClose={onClose}
      label={t("shell.search")}
      text={text}
      onText={setText}
      commands={commands}
      found={found}
      nothingFound={t("shell.search_nothing")}
    />
  );
}
