/** What a notice carries beside its words, read from what a remote of any release has given. */
import { acceptsObject, type Notice, type NoticeCard } from './notice.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The card of a notice as it came from a remote of any release; undefined for what is none. */
export function noticeCard(value: unknown): NoticeCard | undefined {
  if (!acceptsObject(value)) return undefined;
  const { picture, title, details } = value;
  return isText(title) && typeof details === 'string' ? { picture: isText(picture) ? picture : null, title, details } : undefined;
}

/** The link of a notice; undefined for what is none, or leads out of the shop. */
export function noticeLink(value: unknown): Notice['link'] {
  if (!acceptsObject(value)) return undefined;
  const { to, label } = value;
  return isText(to) && /^\/(?![/\\])/.test(to) && isText(label) ? { to, label } : undefined;
}
