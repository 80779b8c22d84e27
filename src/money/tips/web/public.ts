export { TipRulesDialog } from "./tip-rules-dialog.tsx";
export { TipsView } from "./tips-view.tsx";
