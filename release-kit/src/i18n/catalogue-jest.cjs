// jest transform for i18n/{pl,ua}.json: does the same as the webpack loader; jest parses the result as JSON.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const { compileCatalogue } = require('./compile-catalogue.cjs');

const ownSource = [__filename, require.resolve('./compile-catalogue.cjs')].map((path) => readFileSync(path, 'utf8')).join('');

module.exports = {
  process: (source, file) => ({ code: compileCatalogue(source, file) }),
  getCacheKey: (source, file) => createHash('sha256').update(ownSource).update(file).update(source).digest('hex'),
};
