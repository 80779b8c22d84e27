// Comanda as on a server that has outgrown one process, on this machine: npm run cluster. Plain JavaScript, because nothing is installed yet.
if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(
    `Comanda needs Node.js 20 or later; this is ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
const { runOnBuild } = await import("./setup/run-on-build.mjs");
await runOnBuild("scripts/cluster/run-cluster.ts", process.argv.slice(2));
