/** Slices of notices, modal, tooltip and interactions (Z-34, Z-37, Z-40, Z-41) with their commands. */
import { type Atom, type WritableAtom, atom } from 'jotai';

import { defineSlice } from '../state/slice.ts';
import { type Notice, acceptsObject } from './notice.ts';

/** Z-34 */
export interface TooltipNotice {
  readonly noticeId: string | null;
  readonly content: string | null;
}
const tooltipSlice = /* @__PURE__ */ defineSlice<TooltipNotice>({ noticeId: null, content: null });
export const tooltipNoticeAtom = tooltipSlice.read;
/** D-16: what is no object is ignored. */
export const showTooltipNotice: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (_get, set, value: unknown) => {
  if (acceptsObject(value)) set(tooltipSlice.patch, value);
});

/** Z-37 */
export interface ModalState {
  readonly data: unknown;
  readonly position: { readonly x: number; readonly y: number } | null;
  readonly modalId: string | null;
  readonly mouseOver: boolean;
  readonly timeId: number | null;
}
const modalSlice = /* @__PURE__ */ defineSlice<ModalState>({ data: null, position: null, modalId: null, mouseOver: false, timeId: null });
export const modalAtom = modalSlice.read;
/** D-16: takes objects only, and `mouseOver` only as a boolean. */
export const showModal: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (get, set, value: unknown) => {
  if (!acceptsObject(value)) return;
  const { mouseOver, ...rest } = value;
  set(modalSlice.patch, { ...rest, mouseOver: typeof mouseOver === 'boolean' ? mouseOver : get(modalSlice.read).mouseOver });
});
export const closeModal = modalSlice.reset;

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
  const notice: Notice = { id, content, topic: typeof topic === 'string' ? topic : null, type: String(type ?? 'success') };
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
