import type { Translated } from "#app/words/translated.ts";
import type { orderDisplay as source } from "./en.ts";

export const orderDisplay = {
  preparing: "調理中",
  ready: "お渡しできます",
  rider: "配達員にお渡しできます",
  ready_hint: "お受け取りください",
  nobody: "現在、注文はありません",
  loading: "番号を読み込み中",
  failed: "番号を読み込めませんでした。",
  with_tables: "テーブルも表示",
  without_tables: "テーブルを隠す",
  token: "番号 {{tokenNo}}",
  token_rider: "番号 {{tokenNo}}、デリバリー",
  called: "番号 {{tokenNo}}の準備ができました。",
  called_rider: "番号 {{tokenNo}}は配達員にお渡しできます。",
  page_other: "番号{{count}}件、{{page}}/{{pages}}ページ",
} as const satisfies Translated<typeof source>;
