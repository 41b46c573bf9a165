/** `jan+amperio@example.com` gets into the same mailbox as `jan@example.com`. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

/** `j•••@example.com`: its owner knows it again, nobody else can write to it. */
export const maskedEmail = (email: string): string => email.replace(/^(.?)[^@]*@/, '$1•••@');
