/** The demo shop's pictures, drawn from its records. */
import type { Pictures } from '../media/pictures.ts';
import { drawBrand, drawCategory, drawContent, drawProduct } from './pictures/catalogue-drawings.ts';
import { drawCard } from './pictures/card-drawing.ts';

export const pictures: Pictures = { drawProduct, drawCategory, drawBrand, drawContent, drawCard };
