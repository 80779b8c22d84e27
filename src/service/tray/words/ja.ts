import type { Translated } from "#app/words/translated.ts";
import type { tray as source, trayErrors as sourceErrors } from "./en.ts";

export const tray = {
  calls_other: "呼び出し中のテーブル {{count}}件",
  bills_other: "会計依頼のテーブル {{count}}件",
  open_other: "完成：注文{{count}}件",
  waits: "最長 {{time}}待ち",
  together_other: "通知{{count}}件：{{what}}",
  nothing_ready: "完成：なし",
  title: "完成",
  empty: "完成した品はありません",
  empty_hint: "担当テーブルの完成した品がここに自動で表示されます。",
  load_failed: "配膳を読み込めませんでした。",
  place: "{{table}} · {{floor}}",
  of: "担当：{{waiter}}",
  nobody: "この伝票には担当がいません",
  late: "配膳待ち",
  just_now: "たった今",
  go: "運びます",
  go_order: "呼出番号 {{tokenNo}}を運びます",
  someone_goes: "{{name}}が対応中",
  stay: "運ぶのをやめる",
  served: "提供済み",
  served_order: "呼出番号 {{tokenNo}}を提供しました。",
  arrived: "呼出番号 {{tokenNo}}、{{place}}：完成",
  reply: {
    claimed: "運ぶ担当になりました。",
    released: "ほかのスタッフが運べるようになりました。",
    served_other: "{{count}}点を提供しました。",
  },
} as const satisfies Translated<typeof source>;

export const trayErrors = {
  line_claimed: "{{name}}がすでに対応中です。",
} as const satisfies Translated<typeof sourceErrors>;
