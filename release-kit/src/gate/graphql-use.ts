import {
  isNonNullType,
  isObjectType,
  isInterfaceType,
  isRequiredArgument,
  isTypeSubTypeOf,
  Kind,
  parseType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/**
 * The parts of a schema that some documents use: `Product.name` → its type, `Query.product(id)` → the type of the argument;
 * `Query.product(id?)` for an argument that not every use of the field passes.
 */
export type GraphqlUse = Readonly<Record<string, string>>;

interface FieldUse {
  readonly type: string;
  readonly argumentsOf: ReadonlyMap<string, string>[];
}

const useOf = (uses: Map<string, FieldUse>): Record<string, string> => {
  const lines = [...uses].flatMap(([field, { type, argumentsOf }]): [string, string][] => {
    const all = new Map(argumentsOf.flatMap((given) => [...given]));
    const lines = [...all].map(([name, argumentType]): [string, string] => {
      const always = argumentsOf.every((given) => given.has(name));
      return [`${field}(${name}${always ? '' : '?'})`, argumentType];
    });
    return [[field, type], ...lines];
  });
  return Object.fromEntries(lines.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The parts of a schema that documents use. */
export const graphqlUse = (schema: GraphQLSchema, documents: readonly DocumentNode[]): GraphqlUse => {
  const uses = new Map<string, FieldUse>();
  for (const document of documents) {
    const info = new TypeInfo(schema);
    const enter = (node: { readonly arguments?: readonly { readonly name: { readonly value: string } }[] | undefined }): void => {
      const field = info.getFieldDef();
      const parent = info.getParentType();
      if (field == null || parent == null || field.name.startsWith('__')) return;
      const given = new Map(
        (node.arguments ?? []).map(({ name }): [string, string] => {
          const argument = field.args.find((candidate) => candidate.name === name.value);
          return [name.value, String(argument?.type)];
        }),
      );
      const key = `${parent.name}.${field.name}`;
      const use = uses.get(key) ?? { type: String(field.type), argumentsOf: [] };
      use.argumentsOf.push(given);
      uses.set(key, use);
    };
    visit(document, visitWithTypeInfo(info, { [Kind.FIELD]: { enter } }));
  }
  return useOf(uses);
};

const parsed = (key: string) => /^(\w+)\.(\w+)(?:\((\w+)(\??)\))?$/.exec(key);

/** The type in a schema for a type reference such as `[Int!]!`; undefined when the schema no longer has it. */
const typeIn = (schema: GraphQLSchema, text: string): GraphQLType | undefined => {
  const node = parseType(text);
  // The signatures of `typeFromAST` take one kind of node each.
  switch (node.kind) {
    case Kind.NON_NULL_TYPE:
      return typeFromAST(schema, node);
    case Kind.LIST_TYPE:
      return typeFromAST(schema, node);
    case Kind.NAMED_TYPE:
      return typeFromAST(schema, node);
  }
};

const answerProblem = (schema: GraphQLSchema, field: string, was: string, is: GraphQLOutputType): string | null => {
  const before = typeIn(schema, was);
  const fits = before !== undefined && isTypeSubTypeOf(schema, is, before);
  return fits ? null : `GraphQL: ${field} answers ${String(is)}, the release was written for ${was}.`;
};

const argumentProblem = (schema: GraphQLSchema, field: string, was: string, argument: GraphQLArgument): string | null => {
  const before = typeIn(schema, was);
  // An argument with a default may be left out.
  const wanted = argument.defaultValue !== undefined && isNonNullType(argument.type) ? argument.type.ofType : argument.type;
  const fits = before !== undefined && isTypeSubTypeOf(schema, before, wanted);
  return fits ? null : `GraphQL: ${field} takes ${argument.name} as ${String(argument.type)}, the release gives ${was}.`;
};

/** Why a schema is incompatible with documents written for another one; empty when it is compatible. */
export const graphqlProblems = (schema: GraphQLSchema, use: GraphqlUse): readonly string[] => {
  const given = new Set(Object.keys(use));
  return Object.entries(use).flatMap(([key, was]) => {
    const [, typeName = '', fieldName = '', argumentName] = parsed(key) ?? [];
    const type = schema.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
    const name = `${typeName}.${fieldName}`;
    // A removed field is reported once, not again for its arguments.
    if (field === undefined) return argumentName === undefined ? [`GraphQL: ${name} does not exist, the release asks for it.`] : [];
    if (argumentName !== undefined) {
      const argument = field.args.find((candidate) => candidate.name === argumentName);
      if (argument === undefined) return [`GraphQL: ${name} has no argument ${argumentName}, the release gives it.`];
      return [argumentProblem(schema, name, was, argument)].filter((problem) => problem !== null);
    }
    const missing = field.args.filter((argument) => isRequiredArgument(argument) && !given.has(`${name}(${argument.name})`));
    return [
      answerProblem(schema, name, was, field.type),
      ...missing.map((argument) => `GraphQL: ${name} needs the argument ${argument.name}, the release does not give it.`),
    ].filter((problem) => problem !== null);
  });
};
