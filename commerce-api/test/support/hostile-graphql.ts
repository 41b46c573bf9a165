/** Questions to GraphQL with a hostile value in each argument of each field, made from the schema itself. */
import {
  GraphQLList,
  GraphQLNonNull,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { hostileNumbers, hostileTexts, isLong } from './hostile.ts';
import { selectAll } from './select-all.ts';

interface Question {
  /** `Query.msProducts.ids` */
  readonly argument: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How a field is come to from the query's root: the text around its own, and the variables of that. */
interface Way {
  readonly around: (inner: string) => string;
  readonly declared: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isRequired = ({ type, defaultValue }: { readonly type: GraphQLInputType; readonly defaultValue?: unknown }): boolean =>
  type instanceof GraphQLNonNull && defaultValue === undefined;

const valuesFor = (type: GraphQLInputType): readonly unknown[] => {
  const named = getNamedType(type);
  const one = isInputObjectType(named)
    ? [
        {},
        ...Object.values(named.getFields()).flatMap((field) =>
          valuesFor(field.type).map((value) => ({ code: 'producent', [field.name]: value })),
        ),
      ]
    : isEnumType(named)
      ? ['no']
      : named.name === 'Int' || named.name === 'Float'
        ? hostileNumbers
        : hostileTexts;
  const inner = type instanceof GraphQLNonNull ? type.ofType : type;
  return inner instanceof GraphQLList ? [...one.map((value) => [value]), Array(200).fill(one[0]), []] : one;
};

const called = (name: string, args: readonly { readonly name: string }[], prefix: string): string =>
  args.length === 0 ? name : `${name}(${args.map((argument) => `${argument.name}:$${prefix}${argument.name}`).join(',')})`;

const declare = (args: readonly { readonly name: string; readonly type: GraphQLInputType }[], prefix: string): string =>
  args.map(({ name, type }) => `$${prefix}${name}:${String(type)}`).join(' ');

/** The shortest way to each type, with good values for what the fields on it need. */
function waysOf(schema: GraphQLSchema, good: Readonly<Record<string, unknown>>): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([['Query', { around: (inner) => inner, declared: '', variables: {} }]]);
  for (const [name, way] of ways) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const to = getNamedType(field.type);
      if (!isObjectType(to) || ways.has(to.name)) continue;
      // Optional ones with good values make answers that have something in them.
      const args = field.args.filter((argument) => argument.name in good || isRequired(argument));
      const prefix = `w${ways.size}`;
      const text = called(field.name, args, prefix);
      ways.set(to.name, {
        around: (inner) => way.around(`${text}{${inner}}`),
        declared: `${way.declared} ${declare(args, prefix)}`,
        variables: {
          ...way.variables,
          ...Object.fromEntries(args.map((argument) => [prefix + argument.name, good[argument.name] ?? valuesFor(argument.type)[0]])),
        },
      });
    }
  }
  return ways;
}

/** @param good values with which fields answer something, by the names of their arguments */
export function graphqlQuestions(schema: GraphQLSchema, good: Readonly<Record<string, unknown>>): readonly Question[] {
  const questionsOf = (typeName: string, way: Way, field: GraphQLField<unknown, unknown>): readonly Question[] =>
    field.args.flatMap((wanted) =>
      valuesFor(wanted.type).map((value) => {
        const declared = `${way.declared} ${declare(field.args, '')}`.trim();
        const others = field.args.filter(isRequired).map(({ name, type }) => [name, good[name] ?? valuesFor(type)[0]]);
        return {
          argument: `${typeName}.${field.name}.${wanted.name}`,
          query: `query(${declared}){${way.around(`a:${called(field.name, field.args, '')}${selectAll(getNamedType(field.type), 2)}`)}}`,
          variables: { ...way.variables, ...Object.fromEntries(others), [wanted.name]: value },
        };
      }),
    );
  return [...waysOf(schema, good)].flatMap(([name, way]) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()).flatMap((field) => questionsOf(name, way, field)) : [];
  });
}

/** Of a usual run: one for each argument, and a third of the others. */
export function someOf(questions: readonly Question[]): readonly Question[] {
  const seen = new Set<string>();
  return questions.filter(({ argument }, at) => {
    const isFirst = !seen.has(argument);
    seen.add(argument);
    return isLong || isFirst || at % 3 === 0;
  });
}
