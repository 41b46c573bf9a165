// Compiles a catalogue (flat keys, ICU messages) with Lingui; a broken message stops the build with its key.
const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/** @param {string} json @param {string} file @returns {string} JSON of the compiled catalogue */
function compileCatalogue(json, file) {
  const compiled = {};
  for (const [key, message] of Object.entries(JSON.parse(json))) {
    if (typeof message !== 'string') throw new Error(`${file}: the text '${key}' is not a string`);
    try {
      const tokens = compileMessageOrThrow(message);
      compiled[key] = tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
    } catch (error) {
      throw new Error(`${file}: the text '${key}' is not a valid message: ${error.message}`, { cause: error });
    }
  }
  return JSON.stringify(compiled);
}

module.exports = { compileCatalogue };
