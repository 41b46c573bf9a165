/**
 * Whether a query parameter changes nothing of what a page is about: it tells where the visitor came from (∅20), which releases a tester wants
 * to see, or that the document is wanted whole (`calosc`, J-350).
 */
export const isCampaignParameter = (name: string): boolean => /^(?:utm_.*|gclid|fbclid|source|calosc|mfe\..*)$/.test(name);
