import type { Translated } from "#app/words/translated.ts";
import type { approvals as source, approvalsErrors as sourceErrors } from "./en.ts";

export const approvals = {
  pin_set: "PINを保存しました。",
  title: "承認",
  show_pin: "PINを表示",
  hide_pin: "PINを隠す",
  approver: "承認者",
  pin: "PIN",
  pin_hint: "4〜6桁の数字",
  approve: "承認",
  nobody: "承認できる人がまだいません",
  nobody_hint: "先に責任者が自分のプロフィールでPINを設定してください。",
  act: {
    order_void: "キッチンへ送信済みの商品を取り消す",
    sale_refund: "売上を返金する",
    sale_courtesy: "商品を無料提供にする",
    sale_discount: "割引する",
    stock_count: "棚卸で在庫を増やす",
    cash_difference: "過不足のあるレジ締め",
    cash_recount: "ドロアを数え直す",
    cash_beyond_drawer: "ドロアの残高を超えて現金を出す",
  },
  card: {
    about:
      "共有レジへのログインに使います。責任者は、同僚の画面での承認（返金、取消、無料提供、現金の過不足、棚卸の過剰）にも使います。",
    since: "{{when}}に設定。",
    given: "{{when}}に発行されました。自分だけが知るPINに変更してください。",
    none: "PINがまだありません。",
    change: "PINを変更",
    set: "PINを設定",
    password: "パスワード",
    new_pin: "新しいPIN",
    save: "PINを保存",
  },
} as const satisfies Translated<typeof source>;

export const approvalsErrors = {
  approval_required: "責任者の承認が必要です。",
  approval_invalid: "承認は期限切れか、使用済みです。もう一度依頼してください。",
  pin_wrong: "PINが違います。もう一度入力してください。",
  pin_locked: "{{name}}のPINを何度も間違えました。{{seconds}}後にもう一度お試しください。",
  pin_too_simple: "このPINは推測されやすいため使えません。別のPINにしてください。",
  password_wrong: "パスワードが違います。",
} as const satisfies Translated<typeof sourceErrors>;
