import { setTimeout as wait } from "node:timers/promises";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Service } from "./faults/fault.ts";
import type { FaultList } from "./faults/fault-list.ts";
import { type Answer, inForm, spoil } from "./faults/spoil-answer.ts";
import type { Office } from "./office.ts";
import { refusal } from "./response-codes.ts";
import { refusedByCode, signIn } from "./services/auth.ts";
import { consultBatch, receiveBatch, settleBatches } from "./services/batches.ts";
import { type Call, consult, receive } from "./services/documents.ts";
import { contingencyRefused, invalidate, reportContingency } from "./services/events.ts";
import { refusedAnswer } from "./services/reception-answer.ts";
import type { Tokens } from "./tokens.ts";

/** A hundred documents of some tens of kilobytes. */
const BODY_MAX = 20_000_000;

/** A request with its answer; null for an answer that went wrong. */
export interface Exchange {
  readonly service: Service;
  readonly nit: string | null;
  readonly status: number | null;
}

export interface MinistryParts {
  readonly office: Office;
  readonly tokens: Tokens;
  readonly faults: FaultList;
  /** Told of every request. */
  readonly noted: (exchange: Exchange) => void;
}

type Request = FastifyRequest<{ Params: { code: string } }>;

/** The ministry's addresses (guide §19), each behind what is wrong with it at the moment. No address ends in a slash. */
export function ministryApp(parts: MinistryParts): FastifyInstance {
  const { office, tokens } = parts;
  const app = fastify({ bodyLimit: BODY_MAX, logger: false });
  readBodies(app);
  app.addHook("onRequest", async (request, reply) => {
    if (!request.headers["user-agent"]) return reply.code(403).type("text/html").send(REJECTED);
    settleBatches(office);
  });
  app.post("/seguridad/auth", (request, reply) =>
    answerAs(parts, "auth", reply, {
      nit: null,
      answer: () =>
        request.body instanceof URLSearchParams ? signIn(office, tokens, request.body) : NO_FORM,
    }),
  );
  const signedIn = (service: Service, answer: (call: Call, request: Request) => Answer) => {
    return async (request: Request, reply: FastifyReply) => {
      const nit = tokens.nitOf(request.headers.authorization, office.clock());
      await answerAs(parts, service, reply, {
        nit,
        answer: (remarks) =>
          nit === null || request.body === BROKEN
            ? refusedAnswer(office, refusal("098"))
            : answer({ nit, body: request.body, remarks }, request),
      });
    };
  };
  app.post(
    "/fesv/recepciondte",
    signedIn("reception", (call) => receive(office, call)),
  );
  app.post(
    "/fesv/recepcion/consultadte",
    signedIn("consultation", (call) => consult(office, call)),
  );
  app.post(
    "/fesv/recepcionlote",
    signedIn("batch", (call) => receiveBatch(office, call)),
  );
  app.get(
    "/fesv/recepcion/consultadtelote/:code",
    signedIn("batch_consultation", ({ nit }, { params }) => consultBatch(office, nit, params.code)),
  );
  app.post(
    "/fesv/contingencia",
    signedIn("contingency", (call) => reportContingency(office, call)),
  );
  app.post(
    "/fesv/anulardte",
    signedIn("invalidation", (call) => invalidate(office, call)),
  );
  return app;
}

/** The answer of a gateway to a program without a name (guide §19). */
const REJECTED =
  "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>";

/** A sign-in as JSON is none (guide §27). */
const NO_FORM: Answer = { status: 415, body: { status: 415, error: "Unsupported Media Type" } };

/** A body that is no JSON; its refusal comes after that of the token. */
const BROKEN = Symbol("no JSON");

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, BROKEN);
    }
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
}

interface Asked {
  /** Null: nobody is signed in, or it is the sign-in. */
  readonly nit: string | null;
  readonly answer: (remarks: readonly string[]) => Answer;
}

/** Answers as it is wished at the moment: late, spoilt, with a forced refusal or remarks, or rightly. */
async function answerAs(
  { office, faults, noted }: MinistryParts,
  service: Service,
  reply: FastifyReply,
  { nit, answer }: Asked,
): Promise<FastifyReply> {
  const { waitMs, fault } = faults.take(service);
  if (waitMs > 0) await wait(waitMs, undefined, { ref: false });
  const give = (right: Answer) => {
    noted({ service, nit, status: right.status });
    return reply.code(right.status).send(right.body);
  };
  // A token that does not hold is answered without a word (guide §19, §20).
  if (service !== "auth" && nit === null) {
    noted({ service, nit, status: 401 });
    return reply.code(401).send();
  }
  if (fault === null) return give(answer([]));
  if (fault.kind === "remarks") return give(inForm(answer(fault.remarks), fault.form));
  if (fault.kind === "reject") return give(inForm(forced(office, service, fault), fault.form));
  noted({ service, nit, status: null });
  spoil(reply, fault, fault.processed ? answer([]) : null);
  return reply;
}

function forced(
  office: Office,
  service: Service,
  {
    code,
    field,
  }: { readonly code: Parameters<typeof refusedByCode>[0]; readonly field?: string | undefined },
): Answer {
  if (service === "auth") return refusedByCode(code);
  const refused = refusal(code, field ?? null);
  return service === "contingency" ? contingencyRefused(office, refused) : refusedAnswer(office, refused);
}
