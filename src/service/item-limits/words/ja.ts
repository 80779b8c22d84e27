import type { Translated } from "#app/words/translated.ts";
import type { itemLimits as source, itemLimitsErrors as sourceErrors } from "./en.ts";

export const itemLimits = {
  list: {
    open: "売り切れを見る",
    title: "売り切れ・残りわずか",
    empty: "売り切れはありません",
    hint: "注文の商品をタップすると、売り切れにできます。",
    failed: "売り切れの一覧を読み込めませんでした。",
    free_dish: "販売を再開：{{dish}}",
    unlimited_dish: "制限なしで販売：{{dish}}",
  },
  dish: {
    left_today_other: "本日残り{{count}}点",
  },
  sold_out_tomorrow: "明日まで売り切れ",
  sold_out_told: "当面売り切れ",
  sold_out: "売り切れ",
  left_other: "残り{{count}}点",
  tomorrow: "明日まで",
  told: "当面の間",
  count: "残数",
  free: "販売を再開",
  unlimited: "制限なしで販売",
  reply: {
    sold_out: "「{{title}}」を売り切れにしました。",
    left_other: "「{{title}}」：残り{{count}}点",
    free: "「{{title}}」の販売を再開しました。",
  },
} as const satisfies Translated<typeof source>;

export const itemLimitsErrors = {
  item_sold_out: "「{{title}}」：{{left}}。何も送信されていません。",
  combo_counts_parts:
    "「{{title}}」は構成品ごとに販売されます。残数は構成品に設定してください。セット自体は売り切れにできます。",
} as const satisfies Translated<typeof sourceErrors>;
