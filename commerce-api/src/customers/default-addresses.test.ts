import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { settleDefaults } from './default-addresses.ts';

const address = (id: number, isDefaultBilling = false, isDefaultShipping = false) => ({ id, isDefaultBilling, isDefaultShipping });

describe('[U-10] default addresses', () => {
  it('the first address is the default of both kinds', () => {
    expect(settleDefaults([address(1)]).get(1)).toEqual({ isDefaultBilling: true, isDefaultShipping: true });
  });

  it('a new default takes the place of the old one, of that kind alone', () => {
    const settled = settleDefaults([address(1, true, true), address(2)], { id: 2, billing: false, shipping: true });
    expect(settled.get(1)).toEqual({ isDefaultBilling: true, isDefaultShipping: false });
    expect(settled.get(2)).toEqual({ isDefaultBilling: false, isDefaultShipping: true });
  });

  it('the oldest one left takes the place of a default that was removed', () => {
    expect(settleDefaults([address(2), address(3)]).get(2)).toEqual({ isDefaultBilling: true, isDefaultShipping: true });
  });

  it('whatever is wished, there is exactly one default of each kind', () => {
    const flags = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(flags, fc.nat(19), fc.boolean(), fc.boolean(), (all, wished, billing, shipping) => {
        const addresses = all.map(([isBilling, isShipping], index) => address(index + 1, isBilling, isShipping));
        const settled = [...settleDefaults(addresses, { id: (wished % addresses.length) + 1, billing, shipping }).values()];
        expect(settled.filter((one) => one.isDefaultBilling)).toHaveLength(1);
        expect(settled.filter((one) => one.isDefaultShipping)).toHaveLength(1);
      }),
    );
  });
});
