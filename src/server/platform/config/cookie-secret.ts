import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "./system-error-code.ts";

/** The secret kept in the data folder; made on the first start, 256 bits, readable by the own account only. */
export function cookieSecret(dataDir: string): string {
  const file = path.join(dataDir, "cookie-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
