import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storeOfHost } from './visitor.ts';

export interface OriginSettings {
  /** Store of a host name. */
  readonly storeOfHost: ReadonlyMap<string, string>;
  /** Public addresses by store, where they are set. */
  readonly publicUrls: ReadonlyMap<string, string>;
  /** Where this server listens. */
  readonly port: number;
}

/** `X-Forwarded-Proto` of a trusted proxy may be any text. */
const schemeOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http');

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Name and port of a Host header. */
const partsOf = (host: string | undefined): readonly [name: string, port: string | undefined] => {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec((host ?? '').toLowerCase()) ?? [];
  return [name, port];
};

/** Names of the settings and of this machine. A visitor can write any other one. */
const isKnownName = ({ storeOfHost: hosts }: OriginSettings, name: string): boolean => hosts.has(name) || LOOPBACK.test(name);

/**
 * J-113: the origin that a page names as its own (canonical link, pictures of previews): the public address of its store, else the one
 * that was asked. Pages are cached, so a Host header that no setting knows is never taken over: `http://localhost:PORT` stands there instead.
 */
export const publicOrigin = (settings: OriginSettings, request: Pick<FastifyRequest, 'protocol' | 'headers'>): string => {
  const known = settings.publicUrls.get(storeOfHost(settings.storeOfHost, request.headers.host ?? ''));
  if (known !== undefined) return known;
  const [name, port] = partsOf(request.headers.host);
  const isOwn = isKnownName(settings, name) && (port === undefined || Number(port) === settings.port);
  return isOwn ? `${schemeOf(request)}://${name}${port === undefined ? '' : `:${settings.port}`}` : `http://localhost:${settings.port}`;
};

/**
 * Warns the operator of a shop that others reach without a public address: at the start when it listens for other machines, and once when
 * it is first asked by a name that no setting knows, as through a proxy on its own machine.
 */
export const warnOfOrigin = (app: FastifyInstance, settings: OriginSettings & { readonly host: string }): void => {
  const { host, publicUrls, port } = settings;
  if (publicUrls.size > 0) return;
  let isWarned = false;
  const warn = (reason: string): void => {
    isWarned = true;
    app.log.warn(`PUBLIC_URL is not set ${reason}: pages name http://localhost:${port} as their address`);
  };
  if (!LOOPBACK.test(host === '::1' ? '[::1]' : host)) warn(`while HOST is ${host}`);
  app.addHook('onRequest', async ({ headers }) => {
    if (!isWarned && !isKnownName(settings, partsOf(headers.host)[0])) warn('and visitors ask by a name that no setting knows');
  });
};
