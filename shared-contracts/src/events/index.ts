// Rules and schemas without identity; the bus and its context come from the package's index.
export * from './payloads.ts';
export * from './validate-event.ts';
