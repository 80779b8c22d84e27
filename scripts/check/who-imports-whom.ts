// `node who-imports-whom.ts <folders>`: holds the rules of who may import whom, and that no source file of the folders is overlooked.
import { cruiseAt, faultsOf } from "./cruise-at.ts";
import { sourceFiles } from "./source-files.ts";

const folders = process.argv.slice(2);
const files = folders.flatMap(sourceFiles);
const faults = faultsOf(await cruiseAt(process.cwd(), folders), files);
console.log([...faults, `${files.length} files`].join("\n"));
process.exit(faults.length === 0 ? 0 : 1);
