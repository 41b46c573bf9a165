/** The demo shop's catalogue and customers, as an empty database is filled with them. */
import type { CatalogueSource } from '../importing/catalogue-source.ts';
import { generateFoundation, generateProducts, productUrls } from './catalogue/index.ts';
import { customerRows } from './customer-rows.ts';

export const catalogueSource: CatalogueSource = { generateFoundation, generateProducts, productUrls, customerRows };
