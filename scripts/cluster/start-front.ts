import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createProxyServer } from "httpxy";

interface Front {
  stop(): void;
}

/** Each web process is asked whether it is ready after so long, in ms. */
const ASKED_EVERY_MS = 500;

/**
 * A small reverse proxy on loopback, as nginx or Caddy is on a server: requests and sockets go in turn to the web processes that are
 * ready. It ends no TLS. Rejects when the port is taken.
 */
export async function startFront(port: number, webPorts: readonly number[]): Promise<Front> {
  const targets = webPorts.map((each) => `http://127.0.0.1:${each}`);
  let ready: readonly string[] = targets;
  let turn = 0;
  const next = () => ready[turn++ % ready.length];
  const look = async () => {
    const answers = await Promise.all(targets.map(isReady));
    ready = targets.filter((_, index) => answers[index]);
  };
  const timer = setInterval(() => void look(), ASKED_EVERY_MS);
  const proxy = createProxyServer({ xfwd: true });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Where nothing was sent that a process could have done, the next one is asked, as nginx does.
    for (let left = request.method === "GET" ? 2 : 1; left > 0; left -= 1) {
      const target = next();
      if (target === undefined) break;
      try {
        return await proxy.web(request, response, { target });
      } catch {
        if (response.headersSent) return void response.destroy();
      }
    }
    response.writeHead(502, { "retry-after": "1" }).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.on("upgrade", (request: IncomingMessage, socket, head) => {
    const target = next();
    if (target === undefined) return socket.destroy();
    // Over TCP it is always one.
    proxy.ws(request, socket as Socket, { target }, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1" }, resolve);
  });
  return {
    stop: () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

const isReady = (target: string): Promise<boolean> =>
  fetch(`${target}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
