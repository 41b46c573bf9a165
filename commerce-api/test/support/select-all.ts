import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLNamedType } from 'graphql';

/**
 * A GraphQL selection of all fields of a type, down to a depth. Fields with required arguments are left out.
 * @returns '' for scalars and enums
 */
export function selectAll(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const isOpen = (field: GraphQLField<unknown, unknown>): boolean => field.args.every((argument) => argument.defaultValue !== undefined);
  const fields = Object.values(type.getFields())
    .filter(isOpen)
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) return [field.name];
      const selection = depth > 1 ? selectAll(inner, depth - 1) : '';
      return selection === '' ? [] : [`${field.name}${selection}`];
    });
  return fields.length === 0 ? '' : `{${fields.join(' ')}}`;
}
