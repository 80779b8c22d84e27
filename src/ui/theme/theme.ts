import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

const brand: MantineColorsTuple = [
  "#eaf6f5",
  "#d3ebe9",
  "#a9d8d4",
  "#7cc4be",
  "#4fb0a8",
  "#2a968e",
  "#15807a",
  "#0f6b66",
  "#0b5652",
  "#083f3c",
];

const warmGrey: MantineColorsTuple = [
  "#faf9f7",
  "#f4f2ef",
  "#ebe8e4",
  "#dedad4",
  "#c9c4bc",
  "#a39d94",
  "#7a746b",
  "#57524b",
  "#38342f",
  "#211f1c",
];

const warmDark: MantineColorsTuple = [
  "#efebe5",
  "#c9c4bc",
  "#b8b2a8",
  "#a09a90",
  "#4a4641",
  "#34312d",
  "#262422",
  "#1d1c1a",
  "#171614",
  "#100f0e",
];

const red: MantineColorsTuple = [
  "#fdf0ee",
  "#fbdcd8",
  "#f5b5ae",
  "#ee8a80",
  "#e56358",
  "#d8443a",
  "#c8362d",
  "#b02a22",
  "#8f211b",
  "#6d1813",
];

const fontFamily = "var(--ui-font)";

const oneRadius = "8px";
const oneShadow = "var(--ui-shadow)";

/** 44 px high with 16 px text, under which phones zoom in; the hint below, so that fields of a row stay in line. */
const field = {
  defaultProps: { size: "md", inputWrapperOrder: ["label", "input", "description", "error"] },
};

/** The one Mantine theme: five type sizes, 4 px grid, one radius. Colours of meaning live in tokens.css. */
export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, gray: warmGrey, dark: warmDark, red },
  black: "#211f1c",
  white: "#ffffff",
  fontFamily,
  fontFamilyMonospace: fontFamily,
  fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.25rem", xl: "1.75rem" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.45", lg: "1.3", xl: "1.2" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { xs: oneRadius, sm: oneRadius, md: oneRadius, lg: oneRadius, xl: oneRadius },
  defaultRadius: "md",
  shadows: { xs: oneShadow, sm: oneShadow, md: oneShadow, lg: oneShadow, xl: oneShadow },
  fontWeights: { regular: "400", medium: "550", bold: "650" },
  headings: {
    fontFamily,
    fontWeight: "650",
    sizes: {
      h1: { fontSize: "1.25rem", lineHeight: "1.3" },
      h2: { fontSize: "1rem", lineHeight: "1.4" },
      h3: { fontSize: "0.875rem", lineHeight: "1.4" },
      h4: { fontSize: "0.875rem", lineHeight: "1.4" },
      h5: { fontSize: "0.75rem", lineHeight: "1.4" },
      h6: { fontSize: "0.75rem", lineHeight: "1.4" },
    },
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Button: { defaultProps: { size: "md" } },
    Input: { defaultProps: { size: "md" } },
    InputWrapper: field,
    TextInput: field,
    PasswordInput: field,
    Textarea: field,
  },
});

const sameInBothModes = {
  "--mantine-color-text": "var(--ui-text)",
  "--mantine-color-body": "var(--ui-surface)",
  "--mantine-color-bright": "var(--ui-text)",
  "--mantine-color-error": "var(--ui-red-text)",
  // What subtle buttons are written in: those that destroy stay red.
  "--mantine-color-brand-light-color": "var(--ui-brand-text)",
  "--mantine-color-red-light-color": "var(--ui-red-text)",
  "--mantine-color-success": "var(--ui-green-text)",
  "--mantine-color-placeholder": "var(--ui-placeholder)",
  "--mantine-color-anchor": "var(--ui-brand-text)",
  "--mantine-color-default": "var(--ui-surface)",
  "--mantine-color-default-hover": "var(--ui-hover)",
  "--mantine-color-default-color": "var(--ui-text)",
  "--mantine-color-default-border": "var(--ui-control-border)",
  "--mantine-color-dimmed": "var(--ui-text-secondary)",
  "--mantine-color-disabled": "var(--ui-sunken)",
  "--mantine-color-disabled-color": "var(--ui-placeholder)",
  "--mantine-color-disabled-border": "var(--ui-hairline)",
};

/** Ties Mantine's own names to our tokens, so that every Mantine part follows them in both modes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: sameInBothModes,
  dark: sameInBothModes,
});
