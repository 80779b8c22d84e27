import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "./system-error-code.ts";

/** A secret kept in the data folder under its name; made on the first start, 256 bits in hex, readable by the own account only. */
export function keptSecret(dataDir: string, name: "cookie-secret" | "secret-key"): string {
  const file = path.join(dataDir, name);
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
