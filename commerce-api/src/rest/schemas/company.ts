import { Type } from 'typebox';

/** J-306 */
export const Company = Type.Object({
  nip: Type.String({ description: 'Ten digits' }),
  name: Type.String(),
  street: Type.String({ description: 'Street, house and flat; empty where the register does not tell' }),
  postcode: Type.String(),
  city: Type.String(),
});
