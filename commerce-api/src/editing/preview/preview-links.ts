import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A link that an editor sends to a colleague is opened soon; one that is found later leads nowhere. */
const previewLifeMs = 30 * 60_000;

/** A version of an entry, which one link shows. */
export interface PreviewedVersion {
  readonly entryId: number;
  readonly number: number;
}

/** Signs and reads the tokens of links to drafts (J-256). */
export interface PreviewLinks {
  /** A token for one version, which ends after `previewLifeMs`. */
  sign(version: PreviewedVersion, now: Date): string;
  /** @returns null for a token that this shop has not signed, or that has ended */
  read(token: string, now: Date): PreviewedVersion | null;
}

const tokenShape = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{1,10}\.\d{1,15}\.[\w-]{43}$/));

/** @param accountKey the key of the server; links have one of their own, made from it */
export function previewLinks(accountKey: Uint8Array): PreviewLinks {
  const key = Buffer.from(hkdfSync('sha256', accountKey, '', 'preview', 32));
  const macOf = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: ({ entryId, number }, now) => {
      const text = `${entryId}.${number}.${now.getTime() + previewLifeMs}`;
      return `${text}.${macOf(text).toString('base64url')}`;
    },
    read: (token, now) => {
      if (!v.is(tokenShape, token)) return null;
      const [entryId, number, ends, mac = ''] = token.split('.');
      const given = Buffer.from(mac, 'base64url');
      const wanted = macOf(`${entryId}.${number}.${ends}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Number(ends) <= now.getTime() ? null : { entryId: Number(entryId), number: Number(number) };
    },
  };
}
