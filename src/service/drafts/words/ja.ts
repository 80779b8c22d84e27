import type { Translated } from "#app/words/translated.ts";
import type { drafts as source, draftsErrors as sourceErrors } from "./en.ts";

export const drafts = {
  button: "一時保存",
  save_title: "一時保存する",
  save: "一時保存",
  name: "一時保存の名前",
  name_missing: "一時保存の名前を入力してください。",
  empty: "一時保存はありません",
  only_here: "この端末のみ",
  not_current: "サーバーが応答しません。この端末に保存された一時保存を表示しています。",
  has_sold_out: "売り切れの商品があります",
  load: "呼び出す",
  delete: "削除",
  removed: "一時保存「{{name}}」を削除しました。",
  all: "すべて削除",
  all_title: "店舗の一時保存をすべて削除しますか？",
  replace_title: "カートを入れ替えますか？",
  replace_body: "現在のカートの内容は失われます。",
  replace: "カートを入れ替える",
  changed_elsewhere: "「{{name}}」は別の端末で変更されました。こちらの内容は別の一時保存として保存しました。",
  changed_other: "その後、メニューで{{count}}点が変更されました。確認してください。",
  closed: {
    title: "この一時保存は、別の端末ですでに送信または削除されました",
    toast: "一時保存「{{name}}」は、別の端末ですでに送信または削除されました。",
    send_body: "まだ必要な場合は、新しい注文として送ってください。",
    send: "新しい注文として送る",
    save_body: "まだ必要な場合は、新しく一時保存してください。",
    save: "新しく保存",
  },
  reply: {
    saved: "「{{name}}」を一時保存しました。",
    deleted: "一時保存を削除しました。",
    all_deleted_other: "一時保存を{{count}}件削除しました。",
  },
} as const satisfies Translated<typeof source>;

export const draftsErrors = {
  draft_changed: "この一時保存は別の端末で変更されました。何も保存されていません。",
  draft_closed: "この一時保存は、別の端末ですでに送信または削除されました。",
  too_many_drafts: "一時保存が多すぎます。何も保存されていません。先にいくつか削除してください。",
} as const satisfies Translated<typeof sourceErrors>;
