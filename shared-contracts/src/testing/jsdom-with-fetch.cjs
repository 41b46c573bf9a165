const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch: requests and answers are those of Node, so that tests see what is really sent. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};
