/** The filter of offers, and its value for reduced products: it ends with the reduction (J-300). */
export const OFFER = { code: 'oferta', reduced: 'obnizka' } as const;
