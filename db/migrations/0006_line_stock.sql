-- What a line keeps out of stock at this moment, so that it returns exactly that, whatever its recipe has become.

-- { "<inventory item id>": thousandths }. Empty: nothing (never had any, or returned). Null: nobody wrote it down,
-- so it is what the recipe says, unless the line is cancelled.
alter table order_lines add column stock_held jsonb check (jsonb_typeof(stock_held) = 'object');
