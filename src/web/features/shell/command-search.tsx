import { useHotkeys } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
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

/** What was typed is forgotten so long after closing (operations §9), when the dialog is out of sight. */
const RESET_AFTER_MS = 350;

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

/** Search over the screens that exist and that the person may find, by title in the current language. */
export function CommandSearch({ user, opened, onClose }: CommandSearchProps) {
  const t = useT();
  const router = useRouter();
  const resetKey = useResetKey(opened);
  if (resetKey === 0) return null;
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
        key={resetKey}
        opened={opened}
        onClose={onClose}
        label={t("shell.search")}
        commands={commands}
        nothingFound={t("shell.search_nothing")}
      />
    </Suspense>
  );
}

/** 0 until first opened; then one more after each closing, so that the next search starts empty. */
function useResetKey(opened: boolean): number {
  const [turn, setTurn] = useState(0);
  if (opened && turn === 0) setTurn(1);
  useEffect(() => {
    if (!opened) return;
    return () => {
      setTimeout(() => setTurn((before) => before + 1), RESET_AFTER_MS);
    };
  }, [opened]);
  return turn;
}
