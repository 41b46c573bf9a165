import { readFileSync } from 'node:fs';
import { htmlWithTexts } from '../uploaded-pictures/picture-texts.ts';
import { createRequire } from 'node:module';
import { Kind, buildSchema, defaultFieldResolver, getNamedType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLScalarType, GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import type { Resolvers } from './resolver-types.ts';
import { catalogueQueries } from './resolvers/catalogue.ts';
import { categoryResolvers } from './resolvers/category.ts';
import { blogPostResolvers, contentQueries } from './resolvers/content.ts';
import { customerQueries } from './resolvers/customer.ts';
import { delivery } from './resolvers/delivery.ts';
import { listingQueries } from './resolvers/listing.ts';
import { plusPercent, productResolvers, vatRate } from './resolvers/product.ts';
import { reviewQueries } from './resolvers/reviews.ts';
import { shellQueries } from './resolvers/shell.ts';
import { translatedFields } from './resolvers/translated.ts';
import { urlQueries } from './resolvers/url-resolver/index.ts';

const resolvers = {
  Query: {
    ...catalogueQueries,
    ...contentQueries,
    ...customerQueries,
    ...listingQueries,
    ...reviewQueries,
    ...shellQueries,
    ...urlQueries,
  },
  ...translatedFields,
  Product: { ...productResolvers, ...translatedFields.Product },
  ProductCard: { delivery, plus_percent: plusPercent, vat_rate: vatRate, ...translatedFields.ProductCard },
  Category: { ...categoryResolvers, ...translatedFields.Category },
  BlogPost: blogPostResolvers,
} satisfies Resolvers;

/** Scalars of text; nothing takes them as input. */
const text = (name: string): Partial<GraphQLScalarType> => ({
  serialize: (value: unknown) => {
    if (typeof value !== 'string') throw new TypeError(`${name} is a text`);
    return value;
  },
});

const money: Partial<GraphQLScalarType> = {
  serialize: (value: unknown) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('Grosze is a whole number');
    return value;
  },
  parseValue: (value: unknown) => value,
  parseLiteral: (node) => (node.kind === Kind.INT ? Number(node.value) : undefined),
};

const scalars: Readonly<Record<string, Partial<GraphQLScalarType>>> = {
  Grosze: money,
  DateTime: text('DateTime'),
  Date: text('Date'),
  Html: text('Html'),
};

type AnyResolver = GraphQLFieldResolver<unknown, RequestContext>;

/** I-06: HTML in the language of the request, whatever field it stands in. */
const translateHtmlField =
  (resolve: AnyResolver = defaultFieldResolver): AnyResolver =>
  (parent, args, context, info) => {
    const html: unknown = resolve(parent, args, context, info);
    return typeof html === 'string' ? htmlWithTexts(context.translateHtml(html), context.services.reference, context.language) : html;
  };

/** The schema of the contract with the server's resolvers; a field without one is read from its parent. */
export function createSchema(): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve('shared-contracts/schema.graphql');
  // Its own file, which the code generation has validated; errors never point into it.
  const schema = buildSchema(readFileSync(file, 'utf8'), { noLocation: true, assumeValidSDL: true });
  for (const [name, fields] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`the schema has no type ${name}`);
    const known = type.getFields();
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = known[fieldName];
      if (field === undefined) throw new Error(`the schema has no field ${name}.${fieldName}`);
      // `Resolvers` has checked parents and arguments against the same schema.
      field.resolve = resolve as AnyResolver;
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type).name === 'Html') field.resolve = translateHtmlField(field.resolve);
    }
  }
  for (const [name, behaviour] of Object.entries(scalars)) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, behaviour);
  }
  return schema;
}
