import { expect, test } from "vitest";
import { CUSTOMER_ROWS_MAX } from "../../domain/customer-file.ts";
import { readCustomerFile } from "./read-customer-file.ts";

const head = "phone,name,email,birth_date,gender";
const ana = { phone: "7000-0000", name: "Ana Núñez", email: "", birth_date: "", gender: "female" };

test("a file is read with the separators of spreadsheets, by the numbers of its lines", () => {
  const text = `${head}\r\n,,,,\r\n7000-0000,Ana Núñez,,,female\r\n`;
  const semicolons = text.replaceAll(",", ";");
  for (const each of [text, semicolons, `\uFEFFsep=;\r\n${semicolons}`])
    expect(readCustomerFile(each)).toEqual({ content: { lines: [{ line: 3, ...ana }], doubles: "skip" } });
});

test("a file that holds no customers says why", () => {
  const reasonOf = (text: string) => {
    const read = readCustomerFile(text);
    return "reason" in read ? read.reason.replace("customers.import.refused.", "") : "read";
  };
  expect(reasonOf("telefono,nombre\n1,Ana")).toBe("column_mismatch");
  expect(reasonOf("name,phone,email,birth_date,gender\nAna,1,,,")).toBe("column_mismatch");
  expect(reasonOf(`${head}\n\n , ,,,\n`)).toBe("no_data");
  expect(reasonOf(`${head}\n7000-0000,"Ana,,,`)).toBe("quote_open");
  const rows = Array.from({ length: CUSTOMER_ROWS_MAX + 1 }, (_, index) => `${index},,,,`);
  expect(reasonOf([head, ...rows].join("\n"))).toBe("too_many");
  expect(reasonOf([head, ...rows.slice(1)].join("\n"))).toBe("read");
});
