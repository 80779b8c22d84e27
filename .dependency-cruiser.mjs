// Who may import whom (docs/architecture.md). scripts/check/dependency-rules.test.ts proves that these rules bite.
const tests = "\\.test\\.tsx?$|^src/app/server/(testing|suites)/|/samples\\.ts$|^e2e/|^bench/";

/** Files of some layers: of a feature, of the platform, or of what puts the product together. */
const layer = (...names) => {
  const either = `(${names.join("|")})/`;
  return `^src/[^/]+/${either}|^src/[^/]+/[^/]+/${either}`;
};
/** What is put together of all features as plain data, and which everybody may read. */
const catalogues = "^src/app/(words|contract|domain)/";

/** Files below `from` may import nothing of ours but what `allowed` matches. */
const only = (name, from, allowed, packages = ".*") => [
  {
    name,
    severity: "error",
    from: { path: from, pathNot: tests },
    to: {
      couldNotResolve: false,
      pathNot: `${allowed}|node_modules|^node:|^[^/]+$`,
      dependencyTypesNot: ["core", "npm", "npm-dev", "npm-optional", "npm-peer"],
    },
  },
  {
    name: `${name}-packages`,
    severity: "error",
    from: { path: from, pathNot: tests },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "core"],
      pathNot: packages,
    },
  },
];

const nothing = "^$";

const config = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: { path: "^(src|db|bench|e2e)" },
      to: { couldNotResolve: true },
    },
    {
      name: "nobody-imports-the-gallery",
      comment: "its samples are not the product's",
      severity: "error",
      from: { pathNot: `/gallery/|${tests}` },
      to: { path: "^src/(ui|app/web)/gallery/" },
    },
    { name: "nobody-imports-tests", severity: "error", from: { pathNot: tests }, to: { path: tests } },
    ...only("domain-imports-nothing", layer("domain"), layer("domain"), nothing),
    ...only("contract-imports-domain", layer("contract"), layer("contract", "domain"), "node_modules/zod/"),
    ...only(
      "words-import-nothing",
      layer("words"),
      `${layer("words")}|^src/platform/domain/(text|writing)/`,
      nothing,
    ),
    // How a number is read and a text is compared is one rule for fields, lists and files; the rest of the domain is none of the parts' business.
    ...only(
      "ui-imports-no-other-root",
      "^src/ui/",
      "^src/(ui|platform/domain/(money|numbers|text|writing))/",
    ),
    ...only(
      "platform-imports-no-feature",
      "^src/platform/(server|outside)/",
      // Adapters to what is outside speak the words of the rules they serve; column types name closed sets of all features.
      `^src/platform/|${catalogues}|${layer("domain")}`,
    ),
    ...only(
      "ministry-imports-no-product",
      "^src/ministry/",
      `${layer("domain")}|^src/ministry/|^src/platform/(server/config|outside/(signing|tax-schemas))/`,
    ),
    {
      name: "ministry-is-started-alone",
      comment: "the simulator stands outside: it is started with the demo, and spoken to over HTTP",
      severity: "error",
      from: { path: "^(src|db)/", pathNot: `^src/ministry/|^src/app/server/start/|^db/seeds/|${tests}` },
      to: { path: "^src/ministry/" },
    },
    ...only("web-imports-no-server", layer("web"), `${layer("domain", "contract", "words", "web")}|^src/ui/`),
    ...only(
      "guest-imports-no-server",
      layer("guest"),
      layer("domain", "contract", "words", "guest"),
      "node_modules/(?!@mantine/)",
    ),
    ...only(
      "server-imports-no-web",
      layer("server"),
      `${layer("domain", "contract", "words", "server")}|^src/platform/outside/|^src/ministry/|^db/`,
    ),
    {
      name: "other-areas-by-their-door",
      comment: "a feature of another area is entered through the public.ts of the layer",
      severity: "error",
      from: { path: "^src/(?!app/|platform/)([^/]+)/[^/]+/(server|web)/", pathNot: tests },
      to: {
        path: "^src/(?!app/|platform/)[^/]+/[^/]+/$2/",
        pathNot: "^src/($1/|[^/]+/[^/]+/$2/public\\.ts$)",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "routeTree\\.gen\\.ts$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};

export default config;
