import type { Translated } from "#app/words/translated.ts";
import type { tenantDeletion as source, tenantDeletionErrors as sourceErrors } from "./en.ts";

export const tenantDeletion = {
  undo: "削除を元に戻す",
  submit: "無効にして削除",
  now: "今後、店舗では誰も利用できません。スタッフには無効と表示されます。カードに次の期間の請求はありません。",
  export: "先にすべてをエクスポートするため、依頼があればファイルを渡せます。",
  days_other: "{{count}}日間は元に戻せます。",
  purge: "その後、注文、顧客、スタッフ、画像などすべてが完全に削除され、誰にも復元できません。",
  documents_other: "受付印のある税務書類は、法律に従い{{count}}年間保管されます。",
  name_label: "店舗の名前を入力してください",
  name_hint: "正確に入力：{{name}}",
  undo_title: "「{{name}}」を残しますか？",
  undo_text:
    "削除を元に戻します。店舗の有効・無効は以前のとおりです。カード払いの場合は毎月の請求を再開します。期間が終わっている場合は、もう一度申し込む必要があります。",
  undo_confirm: "残す",
  badge: "{{date}}に削除予定",
  notice: "この店舗は無効で、{{date}}に完全に削除されます。依頼：{{by}}、{{asked}}。",
  section: "削除予定・削除済み",
  section_hint: "削除日までは元に戻せます。その後、エクスポートは90日間、税務書類は10年間保管されます。",
  load_failed: "削除の一覧を読み込めませんでした。",
  by: "依頼者",
  file: "エクスポート",
  states: {
    waiting: "{{date}}に予定",
    purging: "削除中",
    purged: "{{date}}に削除済み",
  },
  exports: {
    none: "まだありません",
    waiting: "待機中",
    ready: "完了、{{size}}",
    failed: "失敗、1時間以内に再試行",
    removed: "保管期間終了",
  },
  late_card: "{{date}}にカードが登録されたままでした。カードを解約し、請求額を返金しました。",
  save_export: "エクスポートをダウンロード",
  save_documents: "保管された税務書類をダウンロード",
  mail: {
    asked: {
      subject: "{{store}}は{{day}}に削除されます",
      first:
        "{{name}}様。{{store}}をComandaから削除する依頼がありました。今日から利用できなくなり、{{day}}にすべてが完全に消去されます。",
      second:
        "すべてのデータはエクスポート済みです。ログインしてダウンロードしてください。{{store}}の削除を望まない場合は、その日までにサポートにお問い合わせください。元に戻せます。",
      action: "すべてダウンロード",
    },
    kept: {
      subject: "{{store}}は削除されません",
      first: "{{name}}様。{{store}}の削除を元に戻しました。すべて以前のままです。",
      action: "Comandaを開く",
    },
    footer: "{{store}}の管理者の方にお送りしています。",
  },
  reply: {
    asked: "「{{name}}」を無効にしました。削除される予定です。",
    kept: "「{{name}}」は削除されません。",
  },
} as const satisfies Translated<typeof source>;

export const tenantDeletionErrors = {
  tenant_name_differs: "店舗の名前と一致しません。正確に入力してください。",
  tenant_deletion_begun: "削除はすでに始まっているため、元に戻せません。",
  tenant_kept_already: "この店舗は削除予定ではありません。すでに元に戻されています。",
  tenant_being_deleted: "この店舗は削除中です。先に削除を元に戻してください。",
} as const satisfies Translated<typeof sourceErrors>;
