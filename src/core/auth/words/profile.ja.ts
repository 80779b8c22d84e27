import type { Translated } from "#app/words/translated.ts";
import type { profile as source } from "./profile.en.ts";

export const profile = {
  till: {
    title: "レジ",
    confirm: "キッチンへ送る前に確認する",
    confirm_hint:
      "送る前に内容を、送った後に呼出番号を表示します。オフの場合はワンタップで送信し、8秒以内なら元に戻せます。",
    confirm_new_other: "送る前に内容を表示します。あと{{count}}回の注文で自動的にオフになります。",
  },
  none: "未登録",
  role_staff: "スタッフ",
  role_superadmin: "プラットフォーム管理者",
  devices: {
    subtitle: "ログイン中の端末です。心当たりのない端末は外してください。",
    mine: "この端末",
    seen: "最終利用 {{when}}",
    since: "ログイン {{when}} · {{place}}",
    confirm_title: "この端末を外しますか？",
    confirm_body: "「{{name}}」はすぐにログアウトされます。",
    confirm: "端末を外す",
  },
  language: {
    subtitle: "この端末と、受け取るメッセージ・メールの言語です。",
    choose: "画面の言語",
  },
  support: {
    subtitle: "何をしていて、何が表示されたかをお知らせください。",
    address: "サポートのメールアドレス",
    copy: "アドレスをコピー",
    copied: "アドレスをコピーしました。",
    copy_failed: "ブラウザーがコピーを許可しませんでした。アドレスを選択してコピーしてください。",
    mail_app: "メールアプリを開く",
    none: "サポートのメールアドレスが設定されていません。Comandaの利用を案内した担当者にお尋ねください。",
    none_operator:
      "サポートのメールアドレスが設定されていません。サーバーの設定でSUPPORT_EMAILを指定すると、店舗のこの画面に表示されます。",
    webmail: "またはブラウザーでメールを作成",
    subject: "Comanda：{{store}}",
    subject_of_operator: "Comanda、プラットフォーム：{{name}}",
  },
} as const satisfies Translated<typeof source>;
