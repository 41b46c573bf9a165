import type { Attachment, RenderedMail } from '../render-mail.ts';

export interface Message extends RenderedMail {
  /** Of the outbox: the same at every try, so that a message that arrives twice can be known as one. */
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  /** `Amperio <sklep@amperio.example>` */
  readonly from: string;
  readonly attachments?: readonly Attachment[];
}

/** Nobody will ever take the message: it is not tried again. Its text is for the log and names no recipient. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The way by which e-mails, or SMS, leave the shop. */
export interface Delivery {
  /** @throws Undeliverable when no further try makes sense, any other error when the message was not taken: it is tried again */
  deliver(message: Message): Promise<void>;
  close(): void;
}
