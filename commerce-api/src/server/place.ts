import type { FastifyRequest } from 'fastify';
import { parsePlace } from '../promise/place.ts';
import type { Place } from '../promise/place.ts';

/** Where the visitor of a request wants goods (J-169); nowhere when it is not told. */
export const placeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Place => {
  const told = headers['delivery-place'];
  return parsePlace(typeof told === 'string' ? told : undefined);
};
