import type { Deps } from "../deps.ts";
import type { Bind } from "./bind.ts";

/** Binds the handlers of a feature to its routes. */
export type FeatureRoutes = (on: Bind, deps: Deps) => void;
