import type { Translated } from "#app/words/translated.ts";
import type { platform as source } from "../en/platform.ts";

export const platform = {
  offline: "サーバーに接続できません。ネットワークを確認して、もう一度お試しください。",
  timeout: "サーバーから時間内に応答がありませんでした。もう一度お試しください。",
  offline_unsure: "応答がありませんでした。もう一度送信してください。二重に登録されることはありません。",
  timeout_unsure: "応答がありませんでした。もう一度送信してください。二重に登録されることはありません。",
  on_this_page: "このページの内容",
  unreadable: "サーバーの応答を読み取れませんでした。ページを再読み込みしてください。",
  secret_lost:
    "応答がなかったため、一度しか表示されないシークレットは失われました。一覧を確認し、すでに登録されている場合は無効化または削除して、新しく作成してください。",
  /** After an answer that was lost. */
  unsure: {
    text: "応答がありませんでした。もう一度送信してください。二重に登録されることはありません。",
    again: "再送信",
    look: "保存されたか確認",
    not_saved: "保存されていません。変更するか、もう一度送信してください。",
    leave_title: "保存されたか確認せずに閉じますか？",
    leave_body: "応答がありませんでした。やり直す前に、保存されたか確認してください。",
  },
  /** Somebody else saved the same meanwhile. */
  conflict: {
    text: "入力中に別の人が変更しました。まだ何も保存されていません。",
    saved: "保存済みの値：{{value}}",
    mine: "入力した値：{{value}}",
    kept: "変更していない項目です。保存済みの値のままになります。",
    keep_mine: "自分の値を保存",
    take_saved: "保存済みの値を使う",
    on: "オン",
    off: "オフ",
    empty: "（空）",
  },
  /** A page that the server could not even look for. */
  unloaded: {
    text: "Comandaを読み込めませんでした。接続を確認してください。",
    again: "ページを再読み込み",
  },
  address: {
    unreadable: "このアドレスのページはありません。アドレスが完全か確認してください。",
    too_long: "このアドレスは長すぎます。",
    home: "最初のページへ",
  },
  picture: {
    hint: "PNG、JPG、WebPに対応。ここにドロップまたは貼り付けることもできます。",
    choose: "画像を選択",
    change: "画像を変更",
    camera: "写真を撮る",
    remove: "画像を削除",
    sending: "画像をアップロード中",
  },
  something_went_wrong: "問題が発生しました。もう一度お試しください。",
  full_screen: {
    fill: "全画面",
    leave: "全画面を終了",
  },
  amount: {
    not_a_number: "12.50のように金額を入力してください。",
    too_many_decimals: "小数点以下は2桁までです。",
    too_large: "上限は1,000,000です。金額を確認してください。",
    negative: "金額は0以上にしてください。",
  },
} as const satisfies Translated<typeof source>;
