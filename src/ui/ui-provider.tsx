import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { AnnouncerProvider } from "./feedback/announcer.tsx";
import { ConfirmProvider } from "./overlay/confirm-provider.tsx";
import { colorSchemeManager } from "./theme/color-scheme-manager.ts";
import "./theme/styles.css";
import { theme } from "./theme/theme.ts";
import { type UiLabels, UiLabelsProvider } from "./theme/ui-labels.tsx";

const TOAST_LIMIT = 20;

export interface UiProviderProps {
  /** Shared words in the current language. */
  labels: UiLabels;
  children: ReactNode;
}

/**
 * Theme, light and dark, toasts, questions and the screen reader's voice for everything below.
 * It writes no <style> and no <script> element: the page may forbid both.
 */
export function UiProvider({ labels, children }: UiProviderProps) {
  const [manager] = useState(colorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <UiLabelsProvider labels={labels}>
        <AnnouncerProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
          <Notifications position="top-center" limit={TOAST_LIMIT} containerWidth={440} />
        </AnnouncerProvider>
      </UiLabelsProvider>
    </MantineProvider>
  );
}
