import type { FooterDataQuery, HeaderDataQuery, StoreConfigQuery } from '../graphql/generated.ts';

/** The answers that the shell is rendered from; the host's server asks for them once for every page. */
export type HeaderData = HeaderDataQuery['headerDataQuery'];
export type FooterData = FooterDataQuery['footerDataQuery'];
export type StoreConfig = StoreConfigQuery['storeConfig'];

/** How much of the shell a page shows: all of it, or the logo and the legal line (checkout). */
export type Chrome = 'full' | 'reduced' | 'none';
