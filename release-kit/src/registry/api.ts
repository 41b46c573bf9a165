import * as v from 'valibot';
import { registrySchema, type Registry } from '../schema/registry-schema.ts';
import type { Written } from './registry-file.ts';

/** Where a host takes actions of the registry. */
export const REGISTRY_API_PATH = '/__federation/registry';

const answerSchema = v.object({ registry: registrySchema, texts: v.array(v.string()) });
const refusalSchema = v.object({ message: v.string() });

/** What an action has changed, as the API tells it. @throws when it is no such answer */
export const readApiAnswer = (body: unknown): Written => v.parse(answerSchema, body);

/** The registry as the API tells it; null before the first release. @throws when it is none */
export const readApiRegistry = (body: unknown): Registry | null => v.parse(v.nullable(registrySchema), body);

/** Why the API refused. */
export const refusalIn = (body: unknown): string | null => {
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.message : null;
};
