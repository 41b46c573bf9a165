export * from './build-package.ts';
export * from './config.ts';
export * from './define.ts';
export * from './inputs.ts';
export * from './plugins.ts';
export * from './release-document.ts';
export * from './rules.ts';
export * from './shared.ts';
