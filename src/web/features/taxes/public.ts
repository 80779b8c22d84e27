export { taxesQuery } from "./taxes-api.ts";
