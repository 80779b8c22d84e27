import { useSyncExternalStore } from "react";
import { type ThemeMode, themeMode } from "./theme-mode.ts";

/** Light or dark as chosen now, and the switch between them; the choice is remembered on this device. */
export function useThemeMode(): {
  mode: ThemeMode;
  setMode: (mode: ThemeMode) => void;
  toggle: () => void;
} {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get);
  return { mode, setMode: themeMode.set, toggle: () => themeMode.set(mode === "dark" ? "light" : "dark") };
}
