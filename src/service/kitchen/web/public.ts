export { FeedNotice } from "./board/feed-state.tsx";
export { SoundButton } from "./board/sound-button.tsx";
export { TicketPaper } from "./paper/ticket-paper.tsx";
