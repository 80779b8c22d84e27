import { expect, test } from "vitest";
import { pictureTitle } from "./picture-title.ts";

test.each([
  ["Pupusa_de-Queso (2).JPG", "pupusa de queso"],
  ["Café helado.webp", "cafe helado"],
  ["Sopa de pata", "sopa de pata"],
  ["Coca-Cola.png", "coca cola"],
])("%s is a picture of %s", (file, title) => {
  expect(pictureTitle(file)).toBe(title);
});
