/** Notices (B-04): what toasts show, and the rules about their types (S-29, S-30) and values (D-16). */

export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

/** The thing that a notice is about, shown below its words. */
export interface NoticeCard {
  /** Address of a picture without width and format, as products have them; null where there is none. */
  readonly picture: string | null;
  readonly title: string;
  /** Price and pieces, in words. */
  readonly details: string;
}

export interface Notice {
  readonly id: string;
  /** As it came; see `noticeKind`. */
  readonly type: string;
  readonly topic: string | null;
  readonly content: string;
  readonly card?: NoticeCard;
  /** Where it leads: a path inside the shop. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** S-29: success; failure / error / false; warning; info / notice. S-30: anything else is a success. */
export function noticeKind(type: unknown): NoticeKind {
  switch (String(type)) {
    case 'failure':
    case 'error':
    case 'false':
      return 'error';
    case 'warning':
      return 'warning';
    case 'info':
    case 'notice':
      return 'info';
    default:
      return 'success';
  }
}

/** D-16: notice queue, modal and tooltip take objects only. */
export function acceptsObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
