/**
 * The icons of the shop: lucide 1.73 (https://lucide.dev, ISC License, Copyright (c) Lucide Contributors), each as the data
 * of one path on a grid of 24, stroked. A page carries dozens of them: one short element each.
 *
 * Bundlers keep or move a file as a whole, so icons stand together that are shown together: those of a later part are
 * loaded with that part.
 */
export * from './account.ts';
export * from './actions.ts';
export * from './arrows.ts';
export * from './close.ts';
export * from './connection.ts';
export * from './failure.ts';
export * from './frame.ts';
export * from './listing.ts';
export * from './offer.ts';
export * from './places.ts';
export * from './states.ts';
