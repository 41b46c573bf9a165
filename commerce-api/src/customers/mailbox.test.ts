import { describe, expect, it } from '@jest/globals';
import { mailboxOf, maskedEmail } from './mailbox.ts';

describe('[J-242] an address that is shown to whoever may be a stranger', () => {
  it.each([
    ['jan.kowalski@example.com', 'j•••@example.com'],
    ['j@example.com', 'j•••@example.com'],
    ['', ''],
  ])('%j is shown as %j', (email, shown) => {
    expect(maskedEmail(email)).toBe(shown);
  });
});

describe('[J-115] a mailbox', () => {
  it('is the same for all addresses that get into it', () => {
    expect(mailboxOf(' Jan+Amperio@Example.com ')).toBe('jan@example.com');
  });
});
