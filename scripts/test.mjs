// Every check and test: npm test [-- checks | unit | e2e]. Plain JavaScript, because nothing is installed yet.
if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(
    `Comanda needs Node.js 20 or later; this is ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
const { runEverything } = await import("./check/run-everything.mjs");
await runEverything(process.argv.slice(2));
