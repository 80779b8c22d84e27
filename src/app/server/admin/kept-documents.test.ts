import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { createTenant } from "#core/tenants/server/public.ts";
import { ownTestServer } from "../testing/test-server.ts";
import { keptDocuments } from "./run-admin-command.ts";

const server = await ownTestServer();
const folder = mkdtempSync(path.join(tmpdir(), "comanda-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));
const list = () => keptDocuments(server.db, { tenantId: undefined, file: undefined });

test("what is kept of a restaurant that is gone is listed and written", async () => {
  expect(await list()).toEqual(["No restaurant was deleted."]);
  const tenantId = await createTenant(server.db, { name: "La Casa" });
  await server.db.directory(
    `insert into tenant_deletions (tenant_id, name, was_active, asked_at, asked_by, asked_by_name, due_at, begun_at, purged_at,
       kept_documents)
     values ($1, 'La Casa', true, $2, 1, 'Operadora', $2, $2, $2, 1)`,
    [tenantId, new Date("2026-11-27T12:00:00Z")],
  );
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: `insert into kept_tax_documents (tenant_id, direction, generation_code, kind, issued_on, seal, content, jws, keep_until)
        values ($1, 'issued', 'ABC', '01', '2026-11-20', 'SELLO', $2, 'a.b.c', '2036-11-20')`,
      values: [tx.tenantId, gzipSync('{"identificacion":{}}')],
    }),
  );
  expect(await list()).toEqual([`${tenantId}  La Casa, deleted on 2026-11-27: 1 tax document kept`]);
  const file = path.join(folder, "kept.zip");
  await keptDocuments(server.db, { tenantId, file });
  const files = unzipSync(new Uint8Array(readFileSync(file)));
  expect(Object.keys(files)).toEqual(["index.csv", "issued/2026-11.jsonl"]);
  expect(JSON.parse(Buffer.from(files["issued/2026-11.jsonl"] ?? []).toString("utf8"))).toEqual({
    identificacion: {},
    firmaElectronica: "a.b.c",
    selloRecibido: "SELLO",
  });
  await expect(keptDocuments(server.db, { tenantId, file })).rejects.toThrow("exists already");
  await expect(keptDocuments(server.db, { tenantId: 999, file: `${file}.2` })).rejects.toThrow(
    "has the number 999",
  );
});
