import parseSelector, { type Attribute, type Node, type Pseudo } from 'postcss-selector-parser';

export interface AttributeNeed {
  readonly name: string;
  /** The exact value, or null where any value (or a part of one) will do. */
  readonly value: string | null;
}

/** What a page must have somewhere, so that a selector can match one of its elements. */
export interface Needs {
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  readonly attributes: readonly AttributeNeed[];
  /** It has `:hover`, `:focus` or the like: the full stylesheets have come before that matters. */
  readonly refined: boolean;
}

// The shopper changes these without any script: a details element opens.
const changing: ReadonlySet<string> = new Set(['open']);

const refinements: ReadonlySet<string> = new Set([':hover', ':active', ':focus-visible', ':focus-within']);

const attributeNeed = ({ attribute, operator, value }: Attribute): AttributeNeed => ({
  name: attribute.toLowerCase(),
  value: operator === '=' && value !== undefined ? value : null,
});

/** `:where(.a)` and `:is(.a)` need what their one selector needs. */
const isWrap = (node: Node): node is Pseudo => node.type === 'pseudo' && /^:(?:where|is)$/.test(node.value) && node.nodes.length === 1;

/**
 * Reads a selector: its classes, elements and attributes, whichever element they belong to. States and pseudo-elements
 * may always come true, and so may what is in the brackets of `:not`, `:has` and, with alternatives, `:is`: none of that is a need.
 */
export const readNeeds = (selector: string): Needs => {
  const classes: string[] = [];
  const tags: string[] = [];
  const attributes: AttributeNeed[] = [];
  let pointed = false;
  const read = (node: Node): void => {
    if (node.type === 'class') classes.push(node.value);
    else if (node.type === 'tag') tags.push(node.value.toLowerCase());
    else if (node.type === 'attribute' && !changing.has(node.attribute)) attributes.push(attributeNeed(node));
    else if (node.type === 'id') attributes.push({ name: 'id', value: node.value });
    else if (node.type === 'pseudo' && refinements.has(node.value)) pointed = true;
    else if (node.type === 'selector' || isWrap(node)) node.nodes.forEach(read);
  };
  parseSelector().astSync(selector).nodes.forEach(read);
  return { classes, tags, attributes, refined: pointed && classes.length > 0 };
};
