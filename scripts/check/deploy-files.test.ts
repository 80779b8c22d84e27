import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { configVariables } from "#platform/server/config/config-variables.ts";
import { serverArguments } from "../setup/web-build.mjs";

interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}

const composed = readFileSync("compose.yaml", "utf8");
const { services, volumes } = parse(composed, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
};
const files = readdirSync("deploy");
const textOf = (file: string) => readFileSync(path.join("deploy", file), "utf8");
const units = files.filter((file) => file.endsWith(".service"));
const known = Object.keys(configVariables);

/** Names on the left of a line `NAME=…`, which may follow another one after a space. */
const namesSet = (text: string) =>
  [...text.matchAll(/(?:^|[ =])([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? "");
const withoutComments = (text: string) => text.replace(/^#.*$/gm, "");

test("compose.yaml gives Comanda settings that it knows, and no others", () => {
  const ours = Object.entries(services).filter(([, { image }]) => image === "comanda");
  expect(ours.map(([name]) => name).toSorted()).toEqual(["web", "worker"]);
  for (const [name, { environment = {} }] of ours)
    expect(
      Object.keys(environment).filter((key) => !known.includes(key)),
      name,
    ).toEqual([]);
});

test("every value that compose.yaml asks for is in the example, and no other", () => {
  const asked = new Set([...composed.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  expect([...asked].toSorted()).toEqual(namesSet(withoutComments(textOf("example.env"))).toSorted());
});

test("every file and volume that compose.yaml mounts exists", () => {
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  expect(mounted.length).toBeGreaterThan(3);
  for (const mount of mounted) {
    const [from = ""] = mount.split(":");
    expect(from.startsWith("./") ? existsSync(from) : from in volumes, mount).toBe(true);
  }
});

test("the settings of services of the system are ones that Comanda knows", () => {
  expect(units).toHaveLength(2);
  const settings = [...units.map(textOf), textOf("comanda.env")]
    .map(withoutComments)
    .flatMap((text) =>
      namesSet(text.replace(/^(?!Environment=|[A-Z_]+=).*$/gm, "").replace(/^Environment/gm, "")),
    );
  expect(settings).toContain("PROCESS");
  expect(settings.filter((name) => !known.includes(name))).toEqual([]);
});

test("services of the system and the image start what npm start does", () => {
  const command = serverArguments.join(" ");
  for (const unit of units) expect(textOf(unit), unit).toContain(`/bin/node ${command}\n`);
  const [, ...args] = JSON.parse(/^CMD (.*)$/m.exec(textOf("Dockerfile"))?.[1] ?? "[]") as string[];
  expect(args).toEqual(serverArguments);
});

test("a service of the system is written as systemd reads it", () => {
  for (const unit of units) {
    const lines = withoutComments(textOf(unit))
      .split("\n")
      .filter((line) => line !== "");
    expect(
      lines.filter((line) => !/^(\[(Unit|Service|Install)\]|[A-Z][A-Za-z]+=.+)$/.test(line)),
      unit,
    ).toEqual([]);
  }
});

test("every file of the folder is told of in the README", () => {
  const told = readFileSync("README.md", "utf8") + composed + files.map(textOf).join("\n");
  expect(files.filter((file) => !told.includes(`deploy/${file}`))).toEqual([]);
});
