import { type ReactNode, useLayoutEffect } from "react";
import { AnnouncerProvider } from "./feedback/announcer.tsx";
import { Toaster } from "./feedback/toaster.tsx";
import { ConfirmProvider } from "./overlay/confirm-provider.tsx";
import { guardSecondTaps } from "./taps/guard-second-taps.ts";
import "./theme/styles.css";
import { showThemeMode, type ThemeMode } from "./theme/theme-mode.ts";
import { type UiLabels, UiLabelsProvider } from "./theme/ui-labels.tsx";
import { useThemeMode } from "./theme/use-theme-mode.ts";

export interface UiProviderProps {
  /** Shared words in the current language. */
  labels: UiLabels;
  /** Shows one mode whatever the device remembers: for displays that are always dark, and the gallery. */
  forceMode?: ThemeMode | undefined;
  children: ReactNode;
}

/**
 * Light and dark, toasts, questions, the screen reader's voice and the guard against double taps for everything below.
 * It writes no <style> and no <script> element: the page may forbid both.
 */
export function UiProvider({ labels, forceMode, children }: UiProviderProps) {
  const { mode } = useThemeMode();
  const shown = forceMode ?? mode;
  useLayoutEffect(() => showThemeMode(shown), [shown]);
  useLayoutEffect(() => guardSecondTaps(window), []);
  return (
    <UiLabelsProvider labels={labels}>
      <AnnouncerProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
        <Toaster />
      </AnnouncerProvider>
    </UiLabelsProvider>
  );
}
