export { operationPlaces } from "./console-places.tsx";
