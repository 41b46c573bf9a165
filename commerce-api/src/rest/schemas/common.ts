/** Parts of the shapes of REST bodies and answers; the OpenAPI document and the client's types are made from them. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

/** A shape that stands once in the document, by its name. */
export const named = <Shape>(name: string) => Type.Unsafe<Shape>({ $ref: `${name}#` });

/** The id of a record, as large as its column takes. */
export const RecordId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const Money = (description: string) => Type.Integer({ description: `${description} (grosze)` });
export const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const oneOf = <const Values extends readonly string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...(description === undefined ? {} : { description }) });

export const ErrorAnswer = Type.Object(
  {
    message: Type.String({ description: 'For the shopper, in Polish' }),
    code: Type.Union([Type.String(), Type.Integer()], { description: 'Stable; 407 means a wrong cart (E-03)' }),
    trace: Type.String({ description: 'Names the request in the log' }),
    parameters: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { $id: 'Error', title: 'Error', description: 'E-01' },
);
export const ErrorRef = named<Static<typeof ErrorAnswer>>('Error');
