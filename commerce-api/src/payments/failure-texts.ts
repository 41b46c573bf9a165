import type { PaymentFailure } from './gateway.ts';

/** K-08, ∅37: what a shopper reads when a payment came to nothing. */
export const failureTexts: Readonly<Record<PaymentFailure, string>> = {
  wrong_code: 'Nieprawidłowy kod BLIK. Sprawdź go w aplikacji banku i wpisz ponownie.',
  code_expired: 'Kod BLIK stracił ważność. Wygeneruj nowy w aplikacji banku.',
  rejected: 'Płatność odrzucona. Wpisz nowy kod BLIK.',
  timed_out: 'Minął czas na potwierdzenie płatności. Wpisz nowy kod BLIK.',
  cancelled: 'Płatność została anulowana.',
  unavailable: 'Operator płatności nie odpowiada. Spróbuj ponownie za chwilę albo zapłać w inny sposób.',
  not_lent: 'Wniosek o finansowanie został odrzucony. Możesz zapłacić w inny sposób.',
};
