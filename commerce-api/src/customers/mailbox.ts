/** `jan+amperio@example.com` gets into the same mailbox as `jan@example.com`. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
