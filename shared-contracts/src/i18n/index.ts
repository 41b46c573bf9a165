export * from './format-message.ts';
export * from './language-context.ts';
export * from './language.ts';
export * from './texts.ts';
