/** A link of the service line; its text is a key of the shell's catalogue. */
export interface ServiceLink {
  readonly text: 'header.shops' | 'header.delivery' | 'header.installments' | 'header.tracking' | 'header.contact';
  readonly url: string;
}

/** Links that every store shows over its header and in the mobile menu. */
export const serviceLinks: Readonly<Record<'offer' | 'help', readonly ServiceLink[]>> = {
  offer: [
    { text: 'header.shops', url: '/salony.html' },
    { text: 'header.delivery', url: '/dostawa.html' },
    { text: 'header.installments', url: '/raty.html' },
  ],
  help: [
    { text: 'header.tracking', url: '/track/tracking/order' },
    { text: 'header.contact', url: '/kontakt.html' },
  ],
};
