import { describe, expect, it } from '@jest/globals';
import { drawerChange, type DrawerState } from './drawer-rules.ts';

const closed: DrawerState = { drawer: null, allowDrawer: true, overlay: false, searchOpen: false };
const cart: DrawerState = { ...closed, drawer: 'cart', overlay: true };
const toggle = (drawer: 'cart' | 'navigation' | 'search', desktop = true) => ({ type: 'toggled', drawer, desktop }) as const;

describe('drawers', () => {
  it('[D-01] opening one closes the other', () => {
    expect({ ...cart, ...drawerChange(cart, toggle('search')) }.drawer).toBe('search');
  });
  it('[D-01] toggling the open one closes it', () => {
    expect({ ...cart, ...drawerChange(cart, toggle('cart')) }).toEqual(closed);
  });
  it('[D-02] toggling does nothing while drawers are not allowed', () => {
    expect(drawerChange({ ...closed, allowDrawer: false }, toggle('cart'))).toEqual({});
  });
  it('[D-07] a named drawer brings the overlay', () => {
    expect(drawerChange(closed, toggle('cart'))).toMatchObject({ drawer: 'cart', overlay: true });
  });
  it('[D-07] a drawer of a small layout has no overlay of the shell', () => {
    expect(drawerChange(closed, toggle('navigation', false))).toMatchObject({ drawer: 'navigation', overlay: false });
  });
  it('[D-07] a change of the route closes drawer, overlay and search bar', () => {
    expect({ ...cart, searchOpen: true, ...drawerChange({ ...cart, searchOpen: true }, { type: 'route-changed' }) }).toEqual(closed);
  });
  it('[D-07] the overlay goes when the layout becomes mobile or tablet, the drawer stays', () => {
    expect({ ...cart, ...drawerChange(cart, { type: 'layout-changed', desktop: false }) }).toEqual({ ...cart, overlay: false });
    expect(drawerChange(cart, { type: 'layout-changed', desktop: true })).toEqual({});
  });
  it('[D-06] closing leaves nothing open, and changes nothing when nothing is', () => {
    expect({ ...cart, ...drawerChange(cart, { type: 'closed' }) }).toEqual(closed);
    expect(drawerChange(closed, { type: 'closed' })).toEqual({});
  });
  it('[S-07] the search bar takes the place of a drawer', () => {
    expect({ ...cart, ...drawerChange(cart, { type: 'search-toggled' }) }).toEqual({ ...closed, searchOpen: true });
  });
});
