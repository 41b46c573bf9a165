/** The popup and the tooltip that a page shows (Z-34, Z-37), and what they take (D-16). */
import { atom, type Atom, type WritableAtom } from 'jotai';
import { acceptsObject } from '../notices/notice.ts';

/** Z-37 */
export interface ModalState {
  /** What the popup is about; null while none is open. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly position: 'centre' | 'bottom';
  readonly modalId: string | null;
  /** The pointer is over it. */
  readonly mouseOver: boolean;
  /** When it was opened, ms since 1970: a popup that is opened again is another one. */
  readonly timeId: number | null;
}

export const NO_MODAL: ModalState = { data: null, position: 'centre', modalId: null, mouseOver: false, timeId: null };

const modal = /* @__PURE__ */ atom(NO_MODAL);
export const modalAtom: Atom<ModalState> = /* @__PURE__ */ atom((get) => get(modal));

/** Opens a popup. D-16: what is no object, or has no id, is ignored, as is a `mouseOver` that is no boolean. */
export const openModal: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (_get, set, value: unknown) => {
  if (!acceptsObject(value)) return;
  const { data, position, modalId, mouseOver, timeId } = value;
  if (typeof modalId !== 'string' || modalId === '') return;
  set(modal, {
    data: acceptsObject(data) ? data : {},
    position: position === 'bottom' ? 'bottom' : 'centre',
    modalId,
    mouseOver: typeof mouseOver === 'boolean' ? mouseOver : false,
    timeId: typeof timeId === 'number' ? timeId : null,
  });
});

/** D-16: only a boolean counts. */
export const setModalMouseOver: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (get, set, value: unknown) => {
  if (typeof value === 'boolean') set(modal, { ...get(modal), mouseOver: value });
});

export const closeModal: WritableAtom<null, [], void> = /* @__PURE__ */ atom(null, (_get, set) => set(modal, NO_MODAL));

/** Z-34 */
export interface TooltipNotice {
  readonly noticeId: string | null;
  readonly content: string;
}

export const NO_TOOLTIP: TooltipNotice = { noticeId: null, content: '' };

const tooltip = /* @__PURE__ */ atom(NO_TOOLTIP);
export const tooltipNoticeAtom: Atom<TooltipNotice> = /* @__PURE__ */ atom((get) => get(tooltip));

/** Shows a short text beside what it belongs to, in the place of the last one. D-16: what is no object, or says nothing, is ignored. */
export const showTooltipNotice: WritableAtom<null, [unknown], void> = /* @__PURE__ */ atom(null, (_get, set, value: unknown) => {
  if (!acceptsObject(value) || typeof value['noticeId'] !== 'string' || typeof value['content'] !== 'string') return;
  if (value['noticeId'] !== '' && value['content'] !== '') set(tooltip, { noticeId: value['noticeId'], content: value['content'] });
});

export const hideTooltipNotice: WritableAtom<null, [], void> = /* @__PURE__ */ atom(null, (_get, set) => set(tooltip, NO_TOOLTIP));
