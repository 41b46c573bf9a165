/** The queue of notices (Z-40) with its commands. */
import { type Atom, type WritableAtom, atom } from 'jotai';

import { noticeCard, noticeLink } from './notice-parts.ts';
import { type Notice, acceptsObject } from './notice.ts';

/** Z-40 */
const noticesSlice = /* @__PURE__ */ atom<readonly Notice[]>([]);
/** Oldest first. */
export const noticesQueueAtom: Atom<readonly Notice[]> = /* @__PURE__ */ atom((get) => get(noticesSlice));

/** Adds a notice; one with an id that is there replaces it. D-16: what is no object, or says nothing, is ignored. */
export const raiseNotice: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (get, set, value: unknown) => {
  if (!acceptsObject(value) || typeof value['content'] !== 'string' || value['content'] === '') return;
  const { content, topic, type } = value;
  const queue = get(noticesSlice);
  const id = typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : nextId(queue);
  const card = noticeCard(value['card']);
  const link = noticeLink(value['link']);
  const notice: Notice = {
    id,
    content,
    topic: typeof topic === 'string' ? topic : null,
    type: String(type ?? 'success'),
    ...(card && { card }),
    ...(link && { link }),
  };
  set(noticesSlice, [...queue.filter((other) => other.id !== id), notice]);
});

export const dismissNotice: WritableAtom<null, [string], void> = /* @__PURE__ */ atom(null, (get, set, id: string) => {
  set(
    noticesSlice,
    get(noticesSlice).filter((notice) => notice.id !== id),
  );
});

function nextId(queue: readonly Notice[]): string {
  const numbers = queue.map(({ id }) => Number(/^notice-(\d+)$/.exec(id)?.[1] ?? 0));
  return `notice-${Math.max(0, ...numbers) + 1}`;
}
