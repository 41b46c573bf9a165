// Messages of the live socket, for pages and the commerce server.
export * from './content-messages.ts';
export * from './page-messages.ts';
export * from './server-messages.ts';
export * from './session-refresh.ts';
