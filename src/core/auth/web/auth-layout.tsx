import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Brand, productName } from "#platform/web/frame/brand.tsx";
import { LanguagePicker } from "#platform/web/frame/language-picker.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useThemeMode } from "#ui/theme/use-theme-mode.ts";
import classes from "./auth-layout.module.css";

interface AuthLayoutProps {
  title: string;
  subtitle?: string | undefined;
  children: ReactNode;
  /** Beside the card where there is room, else below it. */
  beside?: ReactNode;
}

/** The frame of every screen before signing in: brand, language, light or dark, and one card. */
export function AuthLayout({ title, subtitle, children, beside }: AuthLayoutProps) {
  return (
    <div className={classes.page}>
      <title>{`${title} · ${productName}`}</title>
      <header className={classes.head}>
        <Brand />
        <span className={classes.tools}>
          <LanguagePicker />
          <ModeButton />
        </span>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          <Text as="h1" size="lg" weight={650}>
            {title}
          </Text>
          {subtitle ? <Muted above={4}>{subtitle}</Muted> : null}
          {children}
        </div>
        {beside}
      </main>
    </div>
  );
}

function ModeButton() {
  const t = useT();
  const { mode, toggle } = useThemeMode();
  const dark = mode === "dark";
  return (
    <IconButton
      label={t(dark ? "shell.light" : "shell.dark")}
      icon={dark ? <IconSun size={20} /> : <IconMoon size={20} />}
      onClick={toggle}
    />
  );
}
