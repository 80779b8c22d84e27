import { expect, test } from "vitest";
import { themeCss } from "./theme-css.ts";

test("the checked-in variables are those of the theme", async () => {
  await expect(themeCss()).toMatchFileSnapshot("./mantine-variables.css");
});
