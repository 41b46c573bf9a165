/** What methods of delivery and of payment have in common. */
import { Type } from 'typebox';
import { nullable } from './common.ts';

export const Choice = {
  code: Type.String(),
  title: Type.String(),
  description: Type.String(),
  available: Type.Boolean(),
  reason: nullable(Type.String({ description: 'Why it cannot be chosen now, for the shopper' })),
};
