export * from './compare-service.ts';
