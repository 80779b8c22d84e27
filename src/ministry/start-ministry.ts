import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { adminApp } from "./admin-app.ts";
import { createFaultList } from "./faults/fault-list.ts";
import { enrol, type Issuer } from "./issuers.ts";
import type { Ministry } from "./ministry.ts";
import { type Exchange, ministryApp } from "./ministry-app.ts";
import { type Office, type OfficeTerms, termsOf } from "./office.ts";
import { openRegister, type Register, type SealedDocument } from "./register.ts";
import { settleBatches } from "./services/batches.ts";
import { createTokens } from "./tokens.ts";

export interface MinistryOptions {
  /** `00` test, the default, or `01`: each has a ministry of its own, as the real ones have addresses of their own (guide §19). */
  readonly environment?: Environment;
  readonly issuers?: readonly Issuer[];
  /** Keeps what is known over restarts, a line each; memory alone without it. */
  readonly file?: string;
  readonly clock?: () => Date;
  /** Differences from `termsOf` the environment. */
  readonly terms?: Partial<OfficeTerms>;
  /** Loopback alone by default. */
  readonly host?: string;
  /** 0, the default: any free one. */
  readonly port?: number;
  /** Opens the address from which it is told what to do, on loopback alone; none without it. */
  readonly adminPort?: number;
}

const EXCHANGES_MAX = 10_000;

/** Starts a ministry that speaks the protocol of the guide (§18–§22) and listens. Rejects when its port is taken. */
export async function startMinistry(options: MinistryOptions = {}): Promise<Ministry> {
  const { environment = "00", host = "127.0.0.1", clock = () => new Date() } = options;
  const register = openRegister(options.file ?? null);
  const office: Office = {
    environment,
    terms: { ...termsOf(environment), ...options.terms },
    register,
    clock,
  };
  const tokens = createTokens(office.terms.tokenHours);
  const faults = createFaultList();
  const exchanges: Exchange[] = [];
  const noted = (exchange: Exchange) => {
    exchanges.push(exchange);
    if (exchanges.length > EXCHANGES_MAX) exchanges.shift();
  };
  const app = ministryApp({ office, tokens, faults, noted });
  await app.ready();
  const door = await openDoor(() => createServer(app.routing), host, options.port ?? 0);
  for (const issuer of options.issuers ?? []) enrol(register, issuer);
  const ministry = {
    address: door.address,
    addIssuer: (issuer: Issuer) => enrol(register, issuer),
    addFault: faults.add,
    clearFaults: faults.clear,
    faults: faults.list,
    refuseConnections: door.close,
    acceptConnections: door.open,
    expireTokens: tokens.expire,
    register() {
      settleBatches(office);
      return register;
    },
    liveDocuments() {
      settleBatches(office);
      return register.documents.values().filter(isLive(register)).toArray();
    },
    exchanges: () => exchanges,
  };
  const admin = await openAdmin(ministry, options.adminPort);
  return {
    ...ministry,
    adminAddress: admin?.address ?? null,
    async stop() {
      await Promise.all([door.close(), admin?.close()]);
      await app.close();
    },
  };
}

const isLive =
  ({ invalidated }: Register) =>
  ({ generationCode }: SealedDocument) =>
    !invalidated.has(generationCode);

async function openAdmin(
  ministry: Parameters<typeof adminApp>[0],
  port: number | undefined,
): Promise<Door | null> {
  if (port === undefined) return null;
  const app = adminApp(ministry);
  await app.ready();
  return openDoor(() => createServer(app.routing), "127.0.0.1", port);
}

interface Door {
  readonly address: string;
  open(): Promise<void>;
  /** Ends what is going on and frees the port; nothing when it is shut already. */
  close(): Promise<void>;
}

/** A server that can be shut and opened again at the same port. */
async function openDoor(make: () => Server, host: string, wishedPort: number): Promise<Door> {
  let server: Server | null = await listen(make(), host, wishedPort);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${port}`,
    async open() {
      server ??= await listen(make(), host, port);
    },
    async close() {
      const closing = server;
      server = null;
      if (closing === null) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      closing.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}
