/** Joins texts in their order; neighbours share the at-rules around them. */
export class Sheet {
  #css = '';
  #open: readonly string[] = [];

  /** @param context at-rules around the text; rules of one block pass the same array, by which a new block is told */
  add(context: readonly string[], text: string): void {
    if (context !== this.#open) {
      let shared = 0;
      while (shared < this.#open.length && this.#open[shared] === context[shared]) shared += 1;
      const opened = context.slice(shared).map((part) => `${part}{`);
      this.#css += '}'.repeat(this.#open.length - shared) + opened.join('');
      this.#open = context;
    }
    this.#css += text;
  }

  end(): string {
    this.add([], '');
    return this.#css;
  }
}
