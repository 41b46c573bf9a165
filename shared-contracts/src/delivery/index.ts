/** How promises of delivery are said, and for how long they hold. */
export * from './day-text.ts';
export * from './place-header.ts';
export * from './price-text.ts';
export * from './promise-hour.ts';
