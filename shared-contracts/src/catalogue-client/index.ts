export * from './batches.ts';
export * from './create-client.ts';
export * from './freshness.ts';
export * from './socket-first.ts';
export * from './transport-exchange.ts';
export * from './transport-rule.ts';
export * from './page-data-exchange.ts';
