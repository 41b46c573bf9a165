import * as v from 'valibot';
import { registrySchema, type Registry } from '../schema/registry-schema.ts';
import type { Written } from './registry-file.ts';

/** Address of the host's API for actions on the registry. */
export const REGISTRY_API_PATH = '/__federation/registry';

const answerSchema = v.object({ registry: registrySchema, texts: v.array(v.string()) });
const refusalSchema = v.object({ message: v.string() });

/** Parses the API's answer to an action. @throws when it is invalid */
export const readApiAnswer = (body: unknown): Written => v.parse(answerSchema, body);

/** Parses the API's registry; null before the first release. @throws when it is invalid */
export const readApiRegistry = (body: unknown): Registry | null => v.parse(v.nullable(registrySchema), body);

/** Why the API refused. */
export const refusalIn = (body: unknown): string | null => {
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.message : null;
};
