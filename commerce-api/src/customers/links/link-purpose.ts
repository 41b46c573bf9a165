/** What a link of an e-mail does with an account: end it, give it a new address, give it the old one back. */
export type LinkPurpose = 'delete' | 'new-email' | 'undo-email';
