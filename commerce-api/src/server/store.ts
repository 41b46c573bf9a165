import type { FastifyRequest } from 'fastify';
import type { Reference } from '../catalogue/reference.ts';
import type { Store } from '../model/index.ts';
import { ApiError } from './api-error.ts';

/**
 * The store that a request means: by its `Store` header, else the first one.
 * @throws ApiError 400 for an unknown code
 */
export function storeOf(request: FastifyRequest, reference: Reference): Store {
  const header = request.headers['store'];
  const [first] = reference.stores;
  if (first === undefined) throw new ApiError(503, 'no_store', 'Sklep jest chwilowo niedostępny.');
  if (header === undefined || header === '' || header === 'default') return first;
  const store = reference.storesByCode.get(String(header));
  if (store === undefined) throw new ApiError(400, 'unknown_store', 'Nie ma takiego sklepu.');
  return store;
}
