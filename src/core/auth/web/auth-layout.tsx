import { IconMoon, IconSun } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Brand, productName } from "#platform/web/frame/brand.tsx";
import { LanguagePicker } from "#platform/web/frame/language-picker.tsx";
import { useT } from "#platform/web/use-t.ts";
import { LaterPiece } from "#ui/later-piece.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useThemeMode } from "#ui/theme/use-theme-mode.ts";
import classes from "./auth-layout.module.css";

interface AuthLayoutProps {
  title: string;
  subtitle?: string | undefined;
  children: ReactNode;
  /** Beside the form where there is room, else below it; without it what the product is, where there is room. */
  beside?: ReactNode;
}

/** Loaded where there is room for it, and after the form. */
const loadPicture = () => import("./product-picture.tsx");
const hasRoom = () => window.matchMedia("(min-width: 64em)").matches;

/** The frame of every screen before signing in: brand, language, light or dark, the form, and beside it the product. */
export function AuthLayout({ title, subtitle, children, beside }: AuthLayoutProps) {
  const t = useT();
  const heading = useFocusOfLostHeading(title);
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
        <div className={classes.form}>
          <Text as="h1" size="xl" weight={650} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Text>
          {subtitle ? <Muted above={8}>{subtitle}</Muted> : null}
          {children}
        </div>
        <div className={classes.side} data-is-told={beside ? true : undefined}>
          {beside ?? <p className={classes.pitch}>{t("auth.pitch")}</p>}
          {hasRoom() ? (
            <LaterPiece load={loadPicture}>{({ ProductPicture }) => <ProductPicture />}</LaterPiece>
          ) : null}
        </div>
      </main>
    </div>
  );
}

/** Focuses the heading when another step takes the place of the one that had the focus. */
function useFocusOfLostHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.checkVisibility() === false) heading.current?.focus();
  }, [title]);
  return heading;
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
