import { useHotkeys } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { searchScreens } from "../../../domain/access/may-enter.ts";
import { screens } from "../../../domain/access/screens.ts";
import type { Command } from "../../../ui/frame/command-palette.tsx";
import { actorOf, type StoredUser } from "../../platform/session/session.ts";
import { useT } from "../../platform/use-t.ts";
import { screenLook } from "../../screens.tsx";
import { sectionTitles } from "./staff-navigation.tsx";

const CommandPalette = lazy(() =>
  import("../../../ui/frame/command-palette.tsx").then((module) => ({ default: module.CommandPalette })),
);

/** Binds Ctrl+K, or ⌘K on Apple's devices, and gives the keys to show. */
export function useSearchKeys(open: () => void): readonly string[] {
  useHotkeys([["mod+K", open]], []);
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? ["⌘", "K"] : ["Ctrl", "K"];
}

interface CommandSearchProps {
  user: StoredUser;
  opened: boolean;
  onClose: () => void;
}

/**
 * Search over the screens that exist and that the person may find, by title in the current language. What was typed is
 * forgotten on closing: the 350 ms of operations §9 would empty a search that is opened again at once.
 */
export function CommandSearch({ user, opened, onClose }: CommandSearchProps) {
  const t = useT();
  const router = useRouter();
  if (!opened) return null;
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
    <Suspense>
      <CommandPalette
        opened
        onClose={onClose}
        label={t("shell.search")}
        commands={commands}
        nothingFound={t("shell.search_nothing")}
      />
    </Suspense>
  );
}
