-- J-267: a token that has just replaced another is not replaced itself.
alter table customer_session add column rotated_at timestamptz;
