import { GraphQLError } from 'graphql';

/** A question that cannot be answered as asked; the message is shown to the asker. */
export const badInput = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const mostKeys = 200;

/**
 * Keys of records, each once.
 * @throws GraphQLError when there are more than may be asked at once
 */
export function keysOf<Key>(name: string, keys: readonly Key[]): readonly Key[] {
  if (keys.length > mostKeys) throw badInput(`${name} takes at most ${mostKeys} values`);
  return [...new Set(keys)];
}
