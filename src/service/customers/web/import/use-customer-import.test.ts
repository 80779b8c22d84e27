import { expect, test } from "vitest";
import { CUSTOMER_ROWS_MAX } from "../../domain/customer-file.ts";
import { readCustomerFile } from "./use-customer-import.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\uFEFF${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
const head = "phone,name,email,birth_date,gender";
const ana = { phone: "7000-0000", name: "Ana Núñez", email: "", birth_date: "", gender: "female" };

test("a file is read in the encodings and with the separators of spreadsheets, by the numbers of its lines", () => {
  const text = `${head}\r\n,,,,\r\n7000-0000,Ana Núñez,,,female\r\n`;
  const semicolons = text.replaceAll(",", ";");
  for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), utf16(text), utf8(semicolons), utf16(semicolons)])
    expect(readCustomerFile(bytes)).toEqual({ ok: true, lines: [{ line: 3, ...ana }] });
});

test("a file that holds no customers says why", () => {
  const reasonOf = (bytes: Uint8Array) => {
    const read = readCustomerFile(bytes);
    return read.ok ? "read" : read.reason;
  };
  expect(reasonOf(utf8("telefono,nombre\n1,Ana"))).toBe("column_mismatch");
  expect(reasonOf(utf8("name,phone,email,birth_date,gender\nAna,1,,,"))).toBe("column_mismatch");
  expect(reasonOf(utf8(`${head}\n\n , ,,,\n`))).toBe("no_data");
  expect(reasonOf(utf8(" \r\n"))).toBe("empty");
  expect(reasonOf(utf8(`${head}\n7000-0000,"Ana,,,`))).toBe("quote_open");
  expect(reasonOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1]))).toBe("workbook");
  const rows = Array.from({ length: CUSTOMER_ROWS_MAX + 1 }, (_, index) => `${index},,,,`);
  expect(reasonOf(utf8([head, ...rows].join("\n")))).toBe("too_many");
  expect(reasonOf(utf8([head, ...rows.slice(1)].join("\n")))).toBe("read");
});
