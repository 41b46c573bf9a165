import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  REGISTRY_API_PATH,
  changeOf,
  changeRegistry,
  readRegistry,
  registryActionSchema,
  signingKey,
  trustedKeys,
} from 'release-kit/registry';
import { knowsToken } from '../http/access.ts';
import { gateProblems } from './registry-gate.ts';
import type { RegistrySettings } from './registry-source.ts';
import type { ReleaseReader } from './release-reader.ts';

interface ApiOptions {
  readonly config: RegistrySettings & {
    readonly registryPrivateKey: string | undefined;
    readonly registryToken: string | undefined;
  };
  readonly store: ReleaseReader;
  readonly now?: () => Date;
}

/** An action together with the options of the call. */
const wanted = v.pipe(
  v.looseObject({ dryRun: v.optional(v.boolean(), false), expected: v.optional(v.pipe(v.number(), v.integer())) }),
  v.transform(({ dryRun, expected, ...action }) => ({ dryRun, expected, action })),
);

/**
 * What the commands do, for pipelines: `GET` reads the registry, `POST` changes it by an action. There only with REGISTRY_TOKEN;
 * the host then signs with the private key.
 */
export const registerRegistryApi = (app: FastifyInstance, { config, store, now = () => new Date() }: ApiOptions): void => {
  const { registryFile: file, registryToken: token, dataDir } = config;
  if (token === undefined) return;
  const place = { privateKey: config.registryPrivateKey, publicKeys: config.registryPublicKeys, dataDir };
  const key = signingKey(place);
  const trusted = trustedKeys(place);

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    knowsToken(request.headers.authorization, token)
      ? undefined
      : reply.code(401).header('cache-control', 'no-store').send({ message: 'REGISTRY_TOKEN: the token is missing or wrong' });

  app.get(REGISTRY_API_PATH, { onRequest }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(readRegistry(file, trusted))),
  );

  app.post<{ Body: unknown }>(REGISTRY_API_PATH, { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const options = v.safeParse(wanted, request.body);
    const action = v.safeParse(registryActionSchema, options.success ? options.output.action : null);
    if (!action.success || !options.success) {
      const [issue] = options.issues ?? action.issues ?? [];
      return reply.code(400).send({
        message: `not an action of the registry: ${issue === undefined ? '' : `${v.getDotPath(issue) ?? 'action'} ${issue.message}`}`,
      });
    }
    try {
      const registry = readRegistry(file, trusted);
      const change = await changeOf(action.output, registry, {
        referenceOf: async (name, release) => ({ release, document: (await store.readDocument(name, release)).integrity }),
        newSalt: () => randomBytes(12).toString('base64url'),
      });
      const problems = await gateProblems(action.output, registry, change(registry?.remotes ?? {}).remotes, store);
      if (problems.length > 0)
        return await reply.code(422).send({ message: `nothing was changed, because it would not work: ${problems.join(' ')}`, problems });
      const { dryRun, expected } = options.output;
      const written = changeRegistry(
        { file, key, trusted, now: now(), by: 'API', dryRun, ...(expected !== undefined && { expected }) },
        change,
      );
      return await reply.send(written);
    } catch (error) {
      return await reply.code(409).send({ message: error instanceof Error ? error.message : String(error) });
    }
  });
};
