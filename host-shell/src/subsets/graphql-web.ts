/**
 * What urql needs of a GraphQL parser in the shop's browser code, in place of `@0no-co/graphql.web` (3 KB compressed and
 * the time to parse every document at the start): documents are texts checked by the code generator, so their kind, name
 * and root fields are enough. Remotes that run alone use the whole parser.
 */
export const Kind = {
  OPERATION_DEFINITION: 'OperationDefinition',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  FIELD: 'Field',
  NAME: 'Name',
} as const;

interface NameNode {
  readonly kind: 'Name';
  readonly value: string;
}

interface Definition {
  readonly kind: 'OperationDefinition' | 'FragmentDefinition';
  readonly operation?: string;
  readonly name?: NameNode;
  readonly selectionSet: {
    readonly kind: 'SelectionSet';
    readonly selections: readonly { readonly kind: 'Field'; readonly name: NameNode }[];
  };
  /** The whole document: copies of the definition keep it, so that they can be printed. */
  readonly text: string;
}

export interface LightDocument {
  readonly kind: 'Document';
  readonly definitions: readonly Definition[];
}

const nameNode = (value: string): NameNode => ({ kind: 'Name', value });

// Names, punctuation that opens or closes, alias colons; strings and comments are taken whole so that nothing in them counts.
const tokens = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*|\.\.\.|[{}()[\]:@$!=]|[A-Za-z_]\w*/g;

/** Reads kinds, names and root fields of a document's definitions. */
export const parse = (source: string): LightDocument => {
  const definitions: Definition[] = [];
  let head: string[] = [];
  let fields: string[] = [];
  let braces = 0;
  let parens = 0;
  let skipNext = false;
  for (const [token] of source.matchAll(tokens)) {
    if (token.startsWith('"') || token.startsWith('#')) continue;
    if (token === '(' || token === '[') parens += 1;
    else if (token === ')' || token === ']') parens -= 1;
    else if (parens > 0) continue;
    else if (token === '{') braces += 1;
    else if (token === '}') {
      braces -= 1;
      if (braces === 0) {
        definitions.push(definition(head, fields, source));
        head = [];
        fields = [];
      }
    } else if (token === ':' && braces === 1) fields.pop();
    else if (token === '@' || token === '...') skipNext = true;
    else if (skipNext) skipNext = false;
    else if (braces === 0) head.push(token);
    else if (braces === 1 && /^\w/.test(token)) fields.push(token);
  }
  return { kind: 'Document', definitions };
};

const definition = ([type = 'query', name]: readonly string[], fields: readonly string[], text: string): Definition => ({
  kind: type === 'fragment' ? 'FragmentDefinition' : 'OperationDefinition',
  ...(type === 'fragment' ? {} : { operation: type }),
  ...(name === undefined ? {} : { name: nameNode(name) }),
  selectionSet: { kind: 'SelectionSet', selections: fields.map((field) => ({ kind: 'Field', name: nameNode(field) })) },
  text,
});

/** The text that a document, or one definition of it, was read from; documents put together from several keep them all. */
export const print = (node: LightDocument | Definition): string =>
  'definitions' in node ? [...new Set(node.definitions.map(({ text }) => text))].join('\n') : node.text;

/** An error that the GraphQL server told of. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly path: readonly (string | number)[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    originalError?: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, originalError === undefined ? {} : { cause: originalError });
    this.path = path;
    this.extensions = extensions;
  }
}
