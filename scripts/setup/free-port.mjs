import { createServer } from "node:net";

/**
 * Where ports are looked for. Systems give connections that go out a port from 32768 or 49152 on, so that none of ours is
 * taken between the moment when it is found and the moment when a program listens on it.
 */
const [first, beyond] = [20_000, 30_000];

/** Different ports of loopback that nobody listens on now. Runs at the same time begin to look at different places. */
export async function freePorts(count) {
  const servers = [];
  const begin = process.pid * 8;
  for (let tried = 0; servers.length < count; tried += 1) {
    if (tried === beyond - first) throw new Error(`No port from ${first} to ${beyond - 1} is free`);
    const server = await listening(first + ((begin + tried) % (beyond - first)));
    if (server !== undefined) servers.push(server);
  }
  return Promise.all(servers.map(closed));
}

function listening(port) {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", (error) => {
      if (["EADDRINUSE", "EACCES"].includes(error.code)) resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => resolve(server));
  });
}

function closed(server) {
  const { port } = server.address();
  return new Promise((resolve) => server.close(() => resolve(port)));
}
