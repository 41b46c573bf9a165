/** Puts a stylesheet into the cascade layer of the `layer` option. */
module.exports = function styleLayer(css) {
  const { layer } = this.getOptions();
  return `@layer ${layer}{${css}}`;
};
