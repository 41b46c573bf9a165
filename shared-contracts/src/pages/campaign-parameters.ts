/** Whether a query parameter only tells where the visitor came from (∅20), or which releases a tester wants to see. */
export const isCampaignParameter = (name: string): boolean => /^(?:utm_.*|gclid|fbclid|source|mfe\..*)$/.test(name);
