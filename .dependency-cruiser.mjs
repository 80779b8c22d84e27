// Who may import whom (docs/architecture.md). scripts/check/dependency-rules.test.ts proves that these rules bite.
const tests =
  "\\.test\\.tsx?$|^src/server/(testing|suites)/|^src/server/features/[^/]+/samples\\.ts$|^e2e/|^bench/";

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
      to: { path: "^src/(ui|web)/gallery/" },
    },
    { name: "nobody-imports-tests", severity: "error", from: { pathNot: tests }, to: { path: tests } },
    ...only("domain-imports-nothing", "^src/domain/", "^src/domain/", nothing),
    ...only("contract-imports-domain", "^src/contract/", "^src/(contract|domain)/", "node_modules/zod/"),
    ...only("messages-import-nothing", "^src/messages/", "^src/messages/", nothing),
    // How a number is read is one rule for fields and files; the rest of the domain is none of the parts' business.
    ...only("ui-imports-no-other-root", "^src/ui/", "^src/(ui|domain/(money|numbers))/"),
    ...only(
      "platform-imports-no-feature",
      "^src/server/platform/",
      "^src/(domain|contract|messages|server/platform)/",
    ),
    ...only(
      "ministry-imports-no-product",
      "^src/ministry/",
      "^src/(domain|ministry)/|^src/server/platform/(config|signing|tax-schemas)/",
    ),
    {
      name: "ministry-is-started-alone",
      comment: "the simulator stands outside: it is started with the demo, and spoken to over HTTP",
      severity: "error",
      from: { path: "^(src|db)/", pathNot: `^src/ministry/|^src/server/start/|^db/seeds/|${tests}` },
      to: { path: "^src/ministry/" },
    },
    ...only("web-imports-no-server", "^src/web/", "^src/(domain|contract|messages|ui|web)/"),
    ...only(
      "guest-imports-no-server",
      "^src/guest/",
      "^src/(domain|contract|messages|guest)/",
      "node_modules/(?!@mantine/)",
    ),
    ...only("features-import-inward", "^src/server/features/", "^src/(domain|contract|messages|server)/"),
    {
      name: "features-by-their-public-door",
      comment: "another feature is entered through its public.ts",
      severity: "error",
      from: { path: "^src/(server|web|guest)/features/([^/]+)/", pathNot: tests },
      to: { path: "^src/$1/features/", pathNot: "^src/$1/features/($2/|[^/]+/public\\.ts$)" },
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
