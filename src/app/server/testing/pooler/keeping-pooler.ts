import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Stands for a pooler that keeps statements, as PgBouncer from 1.21 on: it greets with a number of its own, and what the probe prepares
 * has another name behind it. Returns the address through it, which works until the test ends.
 */
export async function keepingPooler(appUrl: string): Promise<string> {
  const target = new URL(appUrl);
  const folder = target.searchParams.get("host");
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const database = folder
      ? connect(`${folder}/.s.PGSQL.${target.port || 5432}`)
      : connect(Number(target.port), target.hostname);
    sockets.push(client, database);
    client.on("data", (sent) => {
      // The names in Parse and Bind, not the one in the value.
      const text = sent.toString("latin1").replace("way_", "PGB_").replace("way_", "PGB_");
      database.write(text, "latin1");
    });
    database.on("data", (answered: Buffer) => {
      const greeting = answered.indexOf("K\0\0\0\x0c", 0, "latin1");
      if (greeting >= 0) answered.writeInt32BE(answered.readInt32BE(greeting + 5) + 1, greeting + 5);
      client.write(answered);
    });
    for (const socket of [client, database]) socket.on("error", () => undefined);
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `postgresql://${target.username}:${target.password}@127.0.0.1:${port}${target.pathname}`;
}
