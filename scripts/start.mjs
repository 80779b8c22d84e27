// The one command: installs, builds, starts. Plain JavaScript, because nothing is installed yet.
if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(
    `Comanda needs Node.js 20 or later to start; this is ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
const { start } = await import("./setup/start-product.mjs");
await start();
