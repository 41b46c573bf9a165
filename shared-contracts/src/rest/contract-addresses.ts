/** Where a commerce server says what it keeps of the contract: its schema in SDL, and its OpenAPI document, each with an ETag. */
export const CONTRACT_ADDRESSES = { schema: '/contract/schema.graphql', openApi: '/contract/openapi.json' } as const;
