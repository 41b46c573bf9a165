/** Typeset texts have spaces and hyphens at which lines do not break. */
export const untypeset = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
