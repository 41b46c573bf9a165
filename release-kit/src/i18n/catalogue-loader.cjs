// webpack loader for /i18n\/(pl|ua)\.json$/ with `type: 'javascript/auto'`: ICU texts in, a module of compiled messages out.
const { compileCatalogue } = require('./compile-catalogue.cjs');

module.exports = function catalogueLoader(source) {
  return `export default ${compileCatalogue(source, this.resourcePath)};\n`;
};
