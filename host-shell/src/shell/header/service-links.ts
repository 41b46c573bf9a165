/** A link of the service line; its text is a key of the shell's catalogue. */
export interface ServiceLink {
  readonly text: 'header.installments' | 'header.delivery' | 'header.tracking' | 'header.contact';
  readonly url: string;
}

/** Links that every store shows over its header and in the mobile menu. */
export const serviceLinks: Readonly<Record<'offer' | 'help', readonly ServiceLink[]>> = {
  offer: [
    { text: 'header.delivery', url: '/dostawa.html' },
    { text: 'header.installments', url: '/raty.html' },
  ],
  help: [
    { text: 'header.tracking', url: '/track/tracking/order' },
    { text: 'header.contact', url: '/kontakt.html' },
  ],
};
