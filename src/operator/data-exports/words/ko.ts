import type { Translated } from "#app/words/translated.ts";
import type { dataExport as source, dataExportsErrors as sourceErrors } from "./en.ts";

export const dataExport = {
  intro:
    "매장의 모든 데이터를 ZIP 파일 하나로 내려받습니다: 설정, 메뉴판, 고객, 주문, 결제, 판매 전표, 인장을 받은 세금 문서, 돈통, 재고, 매입, 예약, 사진. 표는 스프레드시트용 CSV, 설정은 JSON입니다.",
  no_secrets: "비밀번호, PIN, 키, 코드는 포함되지 않습니다.",
  ask: "전체 내보내기",
  ask_again: "다시 내보내기",
  load_failed: "내보내기를 불러오지 못했습니다.",
  making: "내보내기 준비 중",
  making_hint: "이 페이지를 떠나도 됩니다. 준비되면 메일로 알려 드립니다.",
  waiting: "곧 내보내기를 시작합니다",
  next_at: "{{when}}부터 다시 요청할 수 있습니다.",
  progress: "약 {{total}}행 중 {{done}}행 · 표 {{table}}/{{tables}}",
  ready: "내보내기가 준비되었습니다",
  ready_hint: "{{size}} · {{until}}까지 이용 가능",
  save: "파일 내려받기",
  failed: "지난 내보내기에 실패했습니다",
  failed_hint: "아무것도 바뀌지 않았습니다. 다시 시도하고, 또 실패하면 지원팀에 문의하세요.",
  history: "이전 내보내기",
  empty: "아직 내보내기가 없습니다",
  empty_hint: "걸리는 시간은 주문 수에 따라 다릅니다. 새 매장은 몇 초, 큰 매장은 몇 분입니다.",
  kept_other: "파일은 {{count}}일 동안 보관한 뒤 삭제합니다.",
  asked_at: "요청",
  by: "요청한 사람",
  size: "크기",
  states: {
    waiting: "대기",
    running: "진행 중",
    ready: "준비됨",
    failed: "실패",
    removed: "삭제됨",
  },
  reply: {
    asked: "내보내기를 시작했습니다.",
    runs: "이미 내보내기를 준비하고 있습니다.",
    fresh_other: "방금 만든 내보내기가 있으니 그것을 내려받으세요. {{count}}분 후 다시 요청할 수 있습니다.",
  },
  mail: {
    ready: {
      subject: "매장 내보내기가 준비되었습니다",
      text: "{{name}}님, 매장의 모든 데이터를 담은 내보내기가 준비되었습니다. 로그인해 내려받으세요.",
      hint_other:
        "파일은 {{count}}일 동안 보관합니다. 고객과 직원의 개인 정보가 들어 있으니 안전하게 보관하세요.",
    },
    failed: {
      subject: "매장 내보내기에 실패했습니다",
      text: "{{name}}님, 매장의 내보내기를 만들지 못했습니다. 아무것도 바뀌지 않았습니다. 다시 요청할 수 있습니다.",
      hint_other: "준비되면 파일을 {{count}}일 동안 보관합니다.",
    },
    action: "내보내기 열기",
    footer: "내보내기를 요청하여 보내는 메일입니다.",
  },
  readme: {
    title: "{{name}}의 모든 데이터",
    made: "Comanda로 만듦, {{at}}.",
    folders: "폴더별 내용",
    folder: {
      settings:
        "매장과 설정: 정보, 출력, 세무 정보, 스테이션, 세금, 결제 수단, 할인 코드, 사업장, 판매 지점, 마지막으로 매긴 번호.",
      menu: "카테고리, 메뉴, 종류, 추가 옵션과 그룹, 레시피, 세트, 가격표와 판매 시간, 번역, 빠른 메모, 품절 메뉴.",
      room: "테이블, 예약, 웨이팅, 자리 안내, 손님 휴대전화의 방문, 직원 호출.",
      people: "사용자와 권한, 기기, 공용 포스.",
      customers: "고객, 미수금과 외상 입금, 의견.",
      orders: "빌, 주문과 메뉴, 변경과 주문 취소, 무료 서비스, 임시 저장, 손님의 QR 주문, 출력한 주문서.",
      money:
        "계산서, 판매 전표와 품목·세금·주문, 결제와 팁, 환불, 돈통, 정산 회차, 현금 입출, 시재 점검과 마감.",
      tax: "금액이 있는 세금 문서 목록, 재무부와의 송수신, 메일, 비상 모드, 월, 비교. documents.jsonl에는 문서의 바탕이 되는 판매가 들어 있습니다.",
      stock: "식자재, 재고 변동, 원가, 재고 실사.",
      purchases:
        "거래처, 품목과 단위, 매입과 품목·문서. attachments/와 documents/에는 매입별 파일이 id를 이름으로 들어 있습니다.",
      log: "누가 무엇을 언제 바꿨는지와 변경 전후의 값.",
      documents:
        "서명한 모든 세금 문서와 이벤트를 전달한 그대로 담았습니다: 서명(firmaElectronica)과 인장(selloRecibido)이 있는 JSON. 월마다 파일 하나, 줄마다 문서 하나. test/에는 재무부 테스트 환경의 것이 있습니다.",
      pictures: "메뉴판과 매장의 사진. 파일 이름은 표(image, store_image)에 있는 대로입니다.",
    },
    how: "파일 형식",
    csv: "CSV 파일은 UTF-8, 쉼표 구분이며 첫 줄이 열 이름입니다. 백만 행이 넘으면 표가 두 번째 파일로 이어집니다: orders-2.csv. 행이 없는 표는 파일이 없습니다.",
    amounts: "금액은 {{currency}}이며 소수점을 씁니다: 12.40. 비율도 같습니다: 13.00.",
    instants:
      "시각은 매장의 현지 시각({{zone}})에 UTC 차이를 붙인 것입니다: 2026-11-21T15:05:09.120-06:00. 날짜는 2026-11-21 형식이며, business_date는 판매가 속한 영업일입니다.",
    quantities: "식자재 수량은 식자재의 단위이며 소수점 아래 세 자리입니다: 1.500.",
    json: "CSV 칸 안의 목록과 객체는 JSON이며, 이름이 cents로 끝나는 금액은 센트 정수입니다.",
    formulas: "스프레드시트가 수식으로 실행할 텍스트(= + - @로 시작)에는 앞에 작은따옴표를 붙입니다.",
    ids: "id는 행을 가리키며, order_id 같은 열은 다른 표에서 그 id를 가진 행을 가리킵니다.",
    moment:
      "내보내기를 만드는 동안 매장은 계속 영업했을 수 있습니다. 그사이 입력한 것은 빠졌을 수 있지만 없는 행을 가리키는 것은 없습니다.",
    secrets: "비밀번호, PIN, 키, 토큰, 로그인 코드는 뺐습니다.",
    manifest: "manifest.json에는 모든 파일과 행, 열, 각 열의 내용, 뺀 것과 그 이유가 있습니다.",
  },
} as const satisfies Translated<typeof source>;

export const dataExportsErrors = {
  data_exports_today:
    "최근 24시간 동안 이미 {{most}}번 내보냈으며, 한 번에 매장의 모든 데이터를 읽습니다. 마지막 것을 내려받거나 {{seconds}} 후 다시 요청하세요.",
  data_export_gone: "이 내보내기의 파일은 더 이상 없습니다. 다시 내보내세요.",
} as const satisfies Translated<typeof sourceErrors>;
