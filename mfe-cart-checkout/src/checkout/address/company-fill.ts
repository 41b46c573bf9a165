/** What the register's data change in a form that may be filled in already (J-306). */
import type { AddressForm } from 'shared-contracts/checkout';
import type { Company } from 'shared-contracts/rest';

const FIELDS = ['company', 'street', 'postcode', 'city'] as const;
export type CompanyField = (typeof FIELDS)[number];

export interface CompanyFill {
  /** Fields that were empty, with what the register says. */
  readonly filled: Readonly<Partial<Record<CompanyField, string>>>;
  /** Fields in which something else was typed, with what the register says. */
  readonly differing: Readonly<Partial<Record<CompanyField, string>>>;
  /** What the register does not tell, and nobody has typed. */
  readonly missing: readonly CompanyField[];
}

const same = (one: string, other: string): boolean => one.trim().toLocaleLowerCase('pl') === other.trim().toLocaleLowerCase('pl');

/** Nothing that was typed is overwritten: what differs is told, and taken only when the shopper says so. */
export function companyFill(form: Pick<AddressForm, CompanyField>, company: Company): CompanyFill {
  const told: Readonly<Record<CompanyField, string>> = { ...company, company: company.name };
  const filled: Partial<Record<CompanyField, string>> = {};
  const differing: Partial<Record<CompanyField, string>> = {};
  for (const field of FIELDS) {
    if (told[field] === '') continue;
    if (form[field].trim() === '') filled[field] = told[field];
    else if (!same(form[field], told[field])) differing[field] = told[field];
  }
  return { filled, differing, missing: FIELDS.filter((field) => told[field] === '' && form[field].trim() === '') };
}
