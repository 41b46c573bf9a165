-- J-124: decisions that have outlived their days are found without reading the whole log. Carts have no such index: a change of an indexed
-- column writes to every index of the table, whose pages other `serializable` transactions have read, and each of them would start again.
create index consent_decision_by_time on consent_decision (decided_at);
