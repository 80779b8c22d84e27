import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { cssVariablesResolver, theme } from "./theme.ts";

const UNUSED_COLOURS =
  /--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-|--mantine-(h[1-6]|breakpoint)-/;

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED_COLOURS.test(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}\n`;
}

/**
 * The style sheet that Mantine would otherwise write into the page as a <style> element, which a strict
 * Content-Security-Policy refuses. It is checked in as mantine-variables.css; theme-css.test.ts keeps it true
 * (`vitest run src/ui/theme -u` writes it anew).
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const base = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  return [
    block(":root", { ...base.variables, ...own.variables }),
    block(':root[data-mantine-color-scheme="dark"]', { ...base.dark, ...own.dark }),
    block(':root[data-mantine-color-scheme="light"]', { ...base.light, ...own.light }),
  ].join("\n");
}
