import type { Limits } from '../limits/limits.ts';
import { createCompanyLookup, type CompanyLookup } from './company-lookup.ts';
import { sandboxRegister } from './sandbox-register.ts';
import { createVatRegister } from './vat-register.ts';

/** `vat`: the register of VAT payers of the Ministry of Finance. */
export const taxRegisters = ['sandbox', 'vat'] as const;

export interface TaxRegisterSettings {
  readonly kind: (typeof taxRegisters)[number];
  /** Origin of the register. */
  readonly url: string;
  /** How many numbers may be asked for within a day. */
  readonly daily: number;
}

interface OpenPorts {
  readonly limits: Limits;
  readonly now: () => Date;
  readonly warn: (message: string) => void;
}

const dayMs = 24 * 60 * 60_000;

/** The lookup of companies that the settings want. */
export function openCompanyLookup({ kind, url, daily }: TaxRegisterSettings, { limits, now, warn }: OpenPorts): CompanyLookup {
  return createCompanyLookup({
    register: kind === 'sandbox' ? sandboxRegister : createVatRegister(url),
    daily: limits.of({ name: 'tax-register-day', most: daily, spanMs: dayMs }),
    now,
    // Without the number: it may be a person's.
    onUnavailable: ({ message }) => warn(`the tax register cannot be asked: ${message}`),
  });
}
