import { select } from '../../attributes/spec.ts';

export const video = select(
  'film',
  'Nagrywanie filmów',
  ['8K 30 kl./s', '4K 120 kl./s', '4K 60 kl./s', '4K 30 kl./s', 'Full HD 60 kl./s'],
  {
    short: 'Film',
  },
);
