import { MantineProvider } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { AnnouncerProvider } from "./feedback/announcer.tsx";
import { Toaster } from "./feedback/toaster.tsx";
import { ConfirmProvider } from "./overlay/confirm-provider.tsx";
import { colorSchemeManager } from "./theme/color-scheme-manager.ts";
import type {} from "./theme/css-properties.ts";
import "./theme/styles.css";
import { theme } from "./theme/theme.ts";
import { type UiLabels, UiLabelsProvider } from "./theme/ui-labels.tsx";

export interface UiProviderProps {
  /** Shared words in the current language. */
  labels: UiLabels;
  /** Shows one mode whatever the device remembers: for displays that are always dark, and the gallery. */
  forceMode?: "light" | "dark" | undefined;
  /** The page's nonce for style elements, should a Mantine part (a responsive property, a chart) ever write one. */
  styleNonce?: string | undefined;
  children: ReactNode;
}

/**
 * Theme, light and dark, toasts, questions and the screen reader's voice for everything below.
 * It writes no <style> and no <script> element: the page may forbid both.
 */
export function UiProvider({ labels, forceMode, styleNonce, children }: UiProviderProps) {
  const [manager] = useState(colorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      {...(forceMode ? { forceColorScheme: forceMode } : {})}
      {...(styleNonce ? { getStyleNonce: () => styleNonce } : {})}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <UiLabelsProvider labels={labels}>
        <AnnouncerProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
          <Toaster />
        </AnnouncerProvider>
      </UiLabelsProvider>
    </MantineProvider>
  );
}
