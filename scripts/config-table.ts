import { readFileSync, writeFileSync } from "node:fs";
import { withConfigTable } from "../src/platform/server/config/config-table.ts";

writeFileSync("README.md", withConfigTable(readFileSync("README.md", "utf8")));
console.log("README.md tells every variable as it is.");
