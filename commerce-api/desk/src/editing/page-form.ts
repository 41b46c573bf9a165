import type { FieldValues } from 'react-hook-form';
import type { Content } from '../api.ts';

type PageContent = Extract<Content, { readonly kind: 'page' }>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const emptyPage: FieldValues = {
  urlKey: '',
  heading: '',
  format: 'markdown',
  source: '',
  metaTitle: '',
  metaDescription: '',
  isWithdrawn: false,
  inAmperio: true,
  inPro: true,
};

/** A page as the fields of its form. */
export const pageValues = ({ stores, ...page }: PageContent): FieldValues => ({
  ...page,
  inAmperio: stores.includes('amperio'),
  inPro: stores.includes('amperio_pro'),
});

/** What the fields of the form say. */
export const pageContent = (values: FieldValues): PageContent => ({
  kind: 'page',
  urlKey: text(values['urlKey']),
  heading: text(values['heading']),
  format: values['format'] === 'html' ? 'html' : 'markdown',
  source: text(values['source']),
  metaTitle: text(values['metaTitle']),
  metaDescription: text(values['metaDescription']),
  stores: [
    ...(values['inAmperio'] === true ? (['amperio'] as const) : []),
    ...(values['inPro'] === true ? (['amperio_pro'] as const) : []),
  ],
  isWithdrawn: values['isWithdrawn'] === true,
});
