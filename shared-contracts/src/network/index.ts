// For servers: who a caller is.
export * from './trusted-proxies.ts';
export * from './address-key.ts';
