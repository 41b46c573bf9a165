import type { CorrectionReason, InvoiceKind } from './invoice.ts';

/** What the papers of a sale say. They are papers of Polish tax law, and in Polish whatever the shop was read in (ADR 103). */
export const invoiceTexts = {
  number: 'Numer',
  issued: 'Data wystawienia',
  sold: 'Data sprzedaży lub otrzymania zapłaty',
  order: 'Zamówienie',
  ksef: 'Numer KSeF',
  noKsef: 'jeszcze nienadany',
  corrects: 'Dotyczy dokumentu',
  correctsOf: '{number} z dnia {day}',
  reason: 'Przyczyna korekty',
  seller: 'Sprzedawca',
  buyer: 'Nabywca',
  nip: 'NIP {nip}',
  columns: ['Lp.', 'Nazwa', 'Ilość', 'Cena brutto', 'Rabat', 'Netto', 'VAT', 'Kwota VAT', 'Brutto'],
  code: 'kod {sku}',
  before: 'Przed korektą',
  after: 'Po korekcie',
  groupColumns: ['Stawka', 'Netto', 'Kwota VAT', 'Brutto'],
  groups: 'Podsumowanie',
  difference: 'Różnica',
  total: 'Razem',
  payment: 'Płatność',
  paid: 'Zapłacono',
  toPay: 'Do zapłaty',
  lowered: 'Zmniejszenie należności',
  voucher: 'w tym bonem',
  paidByVoucher: 'Zapłacono bonem',
  multiPurpose: 'bon różnego przeznaczenia, poza VAT',
  outside: 'poza VAT',
  transfer: 'Rachunek: {account}, {bank}. Tytuł przelewu: {number}.',
  proforma: 'Proforma nie jest fakturą ani potwierdzeniem zapłaty. Fakturę lub dowód sprzedaży wystawimy po otrzymaniu przelewu.',
  proformaOfCards:
    'Proforma nie jest fakturą ani potwierdzeniem zapłaty. Bon różnego przeznaczenia nie podlega VAT w chwili sprzedaży, dlatego nie wystawiamy na niego faktury.',
  receipt: 'Ten dowód sprzedaży nie jest fakturą ani paragonem fiskalnym. Na jego podstawie można złożyć reklamację.',
} as const;

export const kindTexts: Readonly<Record<InvoiceKind | 'proforma', string>> = {
  invoice: 'Faktura',
  receipt: 'Dowód sprzedaży',
  correction: 'Faktura korygująca',
  proforma: 'Proforma',
};

export const reasonTexts: Readonly<Record<CorrectionReason, string>> = {
  cancelled: 'anulowanie zamówienia',
  withdrawal: 'odstąpienie od umowy, zwrot towaru',
  complaint: 'uznana reklamacja',
  refund: 'zwrot części ceny',
};
