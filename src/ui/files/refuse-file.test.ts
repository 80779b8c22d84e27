import { expect, test } from "vitest";
import { refuseFile } from "./refuse-file.ts";

const pictures = { accept: ["image/*"], maxBytes: 1000 };
const lists = { accept: [".csv", "text/plain"], maxBytes: 1000 };
const file = (name: string, type: string, size = 10) => ({ name, type, size });

test("a kind of file is taken by its family, its type or its ending", () => {
  expect(refuseFile(file("pupusa.png", "image/png"), pictures)).toBeNull();
  expect(refuseFile(file("menu.CSV", ""), lists)).toBeNull();
  expect(refuseFile(file("notas", "text/plain"), lists)).toBeNull();
});

test("another kind is refused, whatever its name pretends", () => {
  expect(refuseFile(file("image.pdf", "application/pdf"), pictures)).toBe("type");
  expect(refuseFile(file("menu.csv.exe", "application/x-msdownload"), lists)).toBe("type");
  expect(refuseFile(file("x", "imagery/png"), pictures)).toBe("type");
});

test("the greatest size is still taken", () => {
  expect(refuseFile(file("a.png", "image/png", 1000), pictures)).toBeNull();
  expect(refuseFile(file("a.png", "image/png", 1001), pictures)).toBe("size");
});
