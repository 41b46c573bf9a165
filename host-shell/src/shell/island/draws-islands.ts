declare const __SERVER__: boolean;

/**
 * Whether this build draws what browsers take over as it is: the server's does, and tests do. In the browser's it is false for
 * the bundler, and what islands are drawn with is left out.
 */
export const drawsIslands: boolean = typeof __SERVER__ === 'undefined' || __SERVER__;
