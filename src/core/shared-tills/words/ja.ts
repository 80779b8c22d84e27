import type { Translated } from "#app/words/translated.ts";
import type { sharedTills as source, sharedTillsErrors as sourceErrors } from "./en.ts";

export const sharedTills = {
  title: "共有レジ",
  intro: "共有レジでは、ログアウトせずにPINで担当者を切り替えます。途中の注文は残ります。",
  none: "共有レジはまだありません。",
  enroll: "この端末を共有",
  enroll_hint: "PINのある人は誰でもここにPINでログインできます。PINは各自のプロフィールで設定します。",
  change_title: "共有レジ「{{title}}」",
  remove_title: "共有レジ「{{title}}」を解除しますか？",
  remove_body: "PINでログインできなくなり、使用中の人はすぐにログアウトされます。",
  remove_confirm: "共有レジを解除",
  name: "レジの名前",
  after_sending: "送信後にロック",
  after_sending_hint: "次の人は自分のPINで始めます。8秒以内なら元に戻せます。",
  after_seconds: "無操作でロック（秒）",
  after_seconds_hint: "15〜3600。空欄にすると自動でロックしません。",
  since: "{{device}} · {{when}}に{{name}}が追加",
  used: "最終使用：{{name}}、{{when}}",
  locks_sending: "送信後にロック",
  locks_seconds: "{{time}}の無操作でロック",
  locks_never: "自動ロックなし",
  lock: "レジをロック",
  sent: "送信しました",
  sent_hint: "別の人がログインするには、画面に触れてください。",
  lock_failed: "サーバーに接続できませんでした。レジはロックされたままです。もう一度試します。",
  who: "担当者を選択",
  who_hint: "続けてPINを入力してください。",
  nobody: "PINを設定した人がまだいません",
  nobody_hint: "パスワードでログインし、プロフィールでPINを設定してください。",
  back: "別の人",
  by_password: "パスワードでログイン",
  reply: {
    enrolled: "「{{title}}」を共有レジにしました。",
    removed: "「{{title}}」の共有レジを解除しました。",
    locked: "レジをロックしました。",
  },
} as const satisfies Translated<typeof source>;

export const sharedTillsErrors = {
  not_a_shared_till: "この端末は共有レジではありません。パスワードでログインしてください。",
  till_locked:
    "このレジでPINを何度も間違えました。{{seconds}}後にもう一度お試しになるか、パスワードでログインしてください。",
} as const satisfies Translated<typeof sourceErrors>;
