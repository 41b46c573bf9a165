import { serviceModules } from 'shared-contracts';
import { firstArgument, isNode, memberCalled, nameOf, parseSource, textOf, walk, type SyntaxNode } from './syntax.ts';

/** The parts of other packages that a package's sources use at run time. */
export interface SourceFacts {
  /** Slots that they render. */
  readonly slots: ReadonlySet<string>;
  /** Services of other releases that they need, `cart@1`. */
  readonly services: ReadonlySet<string>;
  /** Events that they send. */
  readonly emitted: ReadonlySet<string>;
  /** Events that they mention without sending them: they listen to them. */
  readonly subscribed: ReadonlySet<string>;
  /** Names of all members that they access on any object. */
  readonly members: ReadonlySet<string>;
}

const eventName = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*@\d+$/;

const serviceVersion = new RegExp(`^(${Object.keys(serviceModules).join('|')})@\\d+$`);

/** The slot name of `<Slot name="…">`. @throws when it is not a literal: `release.json` could not list it */
const slotOf = (opening: SyntaxNode, file: string): string => {
  const attributes: unknown[] = Array.isArray(opening['attributes']) ? opening['attributes'] : [];
  const name = attributes.filter(isNode).find((attribute) => nameOf(attribute['name']) === 'name');
  const slot = textOf(name?.['value']);
  if (slot === undefined) throw new Error(`${file}: the name of a <Slot> must be a literal, so that release.json can list it`);
  return slot;
};

/** Collects the facts of some sources. */
export const sourceFacts = (files: readonly string[]): SourceFacts => {
  const slots = new Set<string>();
  const services = new Set<string>();
  const emitted = new Set<string>();
  const subscribed = new Set<string>();
  const members = new Set<string>();
  for (const file of files) {
    const sent = new Set<unknown>();
    walk(parseSource(file), (node) => {
      if (node.type === 'JSXOpeningElement' && nameOf(node['name']) === 'Slot') slots.add(slotOf(node, file));
      if (node.type === 'CallExpression' && memberCalled(node) === 'emit') {
        const name = textOf(firstArgument(node));
        if (name !== undefined && eventName.test(name)) {
          emitted.add(name);
          sent.add(firstArgument(node));
        }
      }
      if (node.type === 'StringLiteral' && !sent.has(node)) {
        const name = textOf(node);
        if (name !== undefined && eventName.test(name)) subscribed.add(name);
        if (name !== undefined && serviceVersion.test(name)) services.add(name);
      }
      const member = memberOf(node);
      if (member !== undefined) members.add(member);
    });
  }
  return { slots, services, emitted, subscribed, members };
};

/** `a.member`, and `member` of `const { member } = a`. */
const memberOf = (node: SyntaxNode): string | undefined => {
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'AssignmentPatternProperty' || node.type === 'KeyValuePatternProperty') return nameOf(node['key']);
  return undefined;
};
