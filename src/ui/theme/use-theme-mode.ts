import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";

/** Light or dark as shown now, and the switch between them; the choice is remembered on this device. */
export function useThemeMode(): {
  mode: "light" | "dark";
  setMode: (mode: "light" | "dark") => void;
  toggle: () => void;
} {
  const mode = useComputedColorScheme("light", { getInitialValueInEffect: false });
  // Mantine would switch transitions off by a <style> element, which the Content-Security-Policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return { mode, setMode: setColorScheme, toggle: () => setColorScheme(mode === "dark" ? "light" : "dark") };
}
