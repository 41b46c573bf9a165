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

/** The way by which e-mails leave the shop. */
export interface Delivery {
  /** @throws when the message was not taken: it is tried again */
  deliver(message: Message): Promise<void>;
  close(): void;
}
