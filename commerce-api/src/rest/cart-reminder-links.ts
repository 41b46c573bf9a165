import type { AppServices } from '../server/app-services.ts';
import { endLinkRoutes } from './end-link.ts';

/** the link that ends e-mails about carts. */
export const cartReminderLinks = (services: AppServices) =>
  endLinkRoutes(services, {
    path: '/rest/V1/cart-reminders/end',
    limit: 'cart-reminder-link-network',
    end: (token) => services.database.run('cart-reminders.end', { token, at: services.now().toISOString() }),
    question: {
      heading: 'Nie przypominać o koszyku?',
      text: 'Nie napiszemy więcej o niedokończonych zakupach, chyba że poprosisz o to po zalogowaniu.',
      buttons: [{ label: 'Nie przypominaj' }],
    },
    done: { heading: 'Nie przypomnimy już o koszyku', text: 'Wiadomości o zamówieniach będą przychodzić jak dotąd.' },
  });
