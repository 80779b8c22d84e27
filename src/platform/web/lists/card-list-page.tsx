import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import { CardList, type CardListProps } from "#ui/data/card-list.tsx";
import { EmptyList, type ListFrameProps, ListHead, listState, useListPager } from "./list-frame.tsx";

export interface CardListPageProps<Row, Query extends z.ZodObject>
  extends ListFrameProps<Row, Query>,
    Pick<CardListProps<Row>, "label" | "rowKey" | "card" | "cardWidth" | "cardHeight" | "layout"> {
  /** Message when loading fails and the server gives no reason. */
  failure?: MessageKey;
}

/** A list of the back office whose rows are cards: search, filters, count, cards, pages. */
export function CardListPage<Row, Query extends z.ZodObject>(props: CardListPageProps<Row, Query>) {
  const { label, rowKey, card, cardWidth, cardHeight, list, failure } = props;
  return (
    <>
      <ListHead {...props} />
      <CardList<Row>
        label={label}
        rows={list.data?.rows ?? []}
        rowKey={rowKey}
        state={listState(list, failure)}
        empty={<EmptyList {...props} />}
        card={card}
        cardWidth={cardWidth}
        cardHeight={cardHeight}
        layout={props.layout ?? "cards"}
        pager={useListPager(props)}
      />
    </>
  );
}
