// Web and server with hot reload behind one address. Plain JavaScript, because nothing is installed yet.
if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(
    `Comanda needs Node.js 20 or later; this is ${process.version}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
const { develop } = await import("./setup/develop.mjs");
await develop();
