import type { Translated } from "#app/words/translated.ts";
import type { platformErrors as source } from "../en/errors.ts";

export const platformErrors = {
  invalid_input: "印の付いた項目を確認してください。",
  invalid_request: "無効なリクエストです。一覧からもう一度選んでください。",
  not_signed_in: "続けるにはログインしてください。",
  subscription_inactive: "この店舗には有効な利用プランがありません。",
  not_permitted: "この操作を行う権限がありません。管理者に権限の付与を依頼してください。",
  look_in_reads_only: "サポート閲覧中です。見ることはできますが、変更はできません。",
  not_found: "これはすでに存在しません。画面を更新してください。",
  unknown_address: "このアドレスには何もありません。メソッドとパスを確認してください。",
  signature_invalid: "メッセージの署名がないか正しくない、またはメッセージが古すぎます。",
  method_not_allowed: "このアドレスでは、その種類のリクエストを受け付けていません。",
  request_timeout: "リクエストの到着に時間がかかりすぎました。もう一度お試しください。",
  secret_locked:
    "このサーバーには、このデータを封印した鍵がありません。何も変更されていません。運用者は SECRET_KEYS を確認してください。",
  still_running: "同じリクエストを処理中です。少し待ってからもう一度確認してください。",
  changed_meanwhile: "その間に別の人が変更しました。何も保存されていません。入力内容は残っています。",
  uuid_taken: "これは別の内容ですでに保存されています。何も変更されていません。もう一度確認してください。",
  unknown_host: "サーバーがこのアドレスを認識できません。{{address}}で開いてください。",
  payload_too_large: "送信された内容が大きすぎます。",
  unsupported_media_type: "サーバーはJSONのみ受け付けます。",
  request_withdrawn:
    "応答がなかったため、このリクエストは破棄されました。何も変更されていません。もう一度送信してください。",
  idempotency_key_reused:
    "このリクエストは別の内容ですでに送信されています。何も変更されていません。もう一度お試しください。",
  too_many_requests: "試行回数が多すぎます。{{seconds}}後にもう一度お試しください。",
  internal:
    "こちらで問題が発生しました。何も変更されていません。サポートに番号{{requestId}}をお伝えください。",
  service_unavailable:
    "サーバーが混み合っているか、起動中です。何も変更されていません。少ししてからもう一度お試しください。",
  storage_full:
    "サーバーのディスクがいっぱいです。何も保存されていません。空き容量を増やしてから、もう一度お試しください。",
  wrong_origin: "このリクエストは別のサイトから送られたため、拒否されました。",
} as const satisfies Translated<typeof source>;
