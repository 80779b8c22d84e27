// Builds what a server runs, for an image of it: node scripts/build.mjs. `npm start` does the same by itself.
import { runOnBuild } from "./setup/run-on-build.mjs";

await runOnBuild();
