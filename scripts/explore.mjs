// Random tests with new seeds: npm run explore [-- --minutes 10 | --seed N] [files]. Plain JavaScript, as npm test is.
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { beginRun } from "./check/end-run.mjs";
import { testFiles, unitSuite } from "./check/suites.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensureNode } from "./setup/node-runtime.mjs";
import { exitOnError, SetupError } from "./setup/step.mjs";

const usage = `npm run explore [-- --minutes 10] [-- --seed N] [-- path/to/file.test.ts …]

  --minutes N  goes on with new seeds for so long; 5 unless told
  --seed N     runs once with the seed of a finding
  files        only these of the random tests`;
const root = fileURLToPath(new URL("..", import.meta.url));

await exitOnError(async () => {
  const { minutes, seed, files, isHelp } = parseArguments(process.argv.slice(2));
  if (isHelp) return console.log(usage);
  await ensureDependencies(root, { development: true });
  const node = await ensureNode(root);
  const tests = randomTests(files);
  const folder = beginRun();
  const until = Date.now() + minutes * 60_000;
  const found = [];
  let rounds = 0;
  do {
    const roundSeed = seed ?? randomInt(1, 1_000_000);
    rounds += 1;
    const environment = { EXPLORE_SEED: String(roundSeed) };
    const result = await unitSuite(root, node, {
      filters: tests,
      environment,
      folder,
      count: () => undefined,
    });
    console.log(
      `  ${result.failed === 0 ? "✓" : "✗"} seed ${roundSeed}: ${result.passed} passed, ${result.failed} failed`,
    );
    if (result.failed > 0) {
      found.push(roundSeed);
      console.log(`${result.details}\n\n      again: npm run explore -- --seed ${roundSeed}\n`);
    }
  } while (seed === undefined && Date.now() < until);
  console.log(
    `\n${rounds} rounds of ${tests.length} files, ${found.length} findings${found.map((foundSeed) => `, seed ${foundSeed}`).join("")}`,
  );
  process.exit(found.length === 0 ? 0 : 1);
});

function parseArguments(args) {
  const options = {
    minutes: { type: "string" },
    seed: { type: "string" },
    help: { type: "boolean", short: "h" },
  };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [minutes, seed] = [values.minutes ?? "5", values.seed ?? "1"].map(Number);
    if (!(minutes > 0) || !Number.isSafeInteger(seed) || seed < 1) throw new Error("a number was expected");
    return { minutes, seed: values.seed && seed, files: positionals, isHelp: values.help === true };
  } catch (error) {
    throw new SetupError(`${error.message}\n\n${usage}`);
  }
}

/** The test files whose course follows the seed. */
function randomTests(wanted) {
  const tests = testFiles(root, (text) => /from "fast-check"|inject\("chance"\)/.test(text)).filter(
    (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
  if (tests.length === 0) throw new SetupError(`No random test is called so: ${wanted.join(", ")}`);
  return tests;
}
