// webpack loader for /i18n\/(pl|ua)\.json$/: JSON in, JSON out, so the module keeps its type `json` (no `type` in the rule).
const { compileCatalogue } = require('./compile-catalogue.cjs');

module.exports = function catalogueLoader(source) {
  return compileCatalogue(source, this.resourcePath);
};
