/** A topic as the dictionary has it; `additional_data_1` is its code. */
export interface Topic {
  readonly element_id: number;
  readonly name: string;
  readonly additional_data_1: string;
}

/** Dictionary of contact topics (∅40). */
export const TOPICS_DICTIONARY = 1;

/** Address of a topic: its number on the page, from 1. */
export const topicPath = (at: number): string => `/kontakt/${at + 1}`;

/** R-64, B-13: the topic that an address asks for by number, element id or code; -1 when it asks for none that is known. */
export const topicAt = (topics: readonly Topic[], requested: string | null | undefined): number => {
  if (requested == null || requested === '') return -1;
  const found = topics.findIndex(
    ({ element_id, additional_data_1 }) => String(element_id) === requested || additional_data_1 === requested,
  );
  if (found !== -1) return found;
  const number = /^\d{1,3}$/.test(requested) ? Number(requested) : 0;
  return number >= 1 && number <= topics.length ? number - 1 : -1;
};

const track = { to: '/track/tracking/order', text: 'contact.link.track' } as const;
const delivery = { to: '/dostawa.html', text: 'contact.link.delivery' } as const;
export const returns = { to: '/zwroty.html', text: 'contact.link.returns' } as const;
export const returnForm = { to: '/pliki-do-pobrania', text: 'contact.link.returnForm' } as const;
export const warranty = { to: '/gwarancja.html', text: 'contact.link.warranty' } as const;

const help = {
  zamowienie: [track, delivery],
  platnosc: [
    { to: '/platnosci.html', text: 'contact.link.payment' },
    { to: '/raty.html', text: 'contact.link.instalments' },
  ],
  dostawa: [track, delivery],
  zwrot: [{ to: '/odstapienie-od-umowy', text: 'contact.link.withdraw' }, returns, returnForm],
  reklamacja: [{ to: '/reklamacje', text: 'contact.link.complaint' }, warranty],
  wspolpraca: [
    { to: '/o-nas.html', text: 'contact.link.about' },
    { to: '/praca.html', text: 'contact.link.jobs' },
  ],
  inne: [{ to: '/mapa-strony.html', text: 'contact.link.map' }],
} as const;

export type HelpLink = (typeof help)[keyof typeof help][number];

/** Pages that answer most questions on a topic; none for a topic that editors have added. */
export const helpFor = ({ additional_data_1: code }: Topic): readonly HelpLink[] =>
  Object.hasOwn(help, code) ? help[code as keyof typeof help] : []; // own key: the cast is safe
