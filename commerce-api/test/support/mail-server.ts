import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail accepted by the mail server. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and parts as received. */
  readonly source: string;
}

/** `take`: accepts. `refuse`: answers 451 (try again later). `hang`: never answers. */
export type Behaviour = 'take' | 'refuse' | 'hang';

export interface MailServer {
  readonly url: string;
  /** The accepted e-mails. */
  readonly mails: readonly TakenMail[];
  behave(behaviour: Behaviour): void;
  /** Resolves with the next delivery attempt, accepted or not. */
  nextOffer(): Promise<TakenMail>;
  close(): Promise<void>;
}

/** Starts a mail server in this process. */
export async function startMailServer(): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let behaviour: Behaviour = 'take';
  let offers: ((mail: TakenMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const mail = { from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() };
        if (behaviour === 'take') mails.push(mail);
        for (const notify of offers) notify(mail);
        offers = [];
        if (behaviour === 'take') answer();
        if (behaviour === 'refuse') answer(Object.assign(new Error('Greylisted, come again'), { responseCode: 451 }));
      });
    },
  });
  // A client that is killed resets its connection, which smtp-server reports as an error of its own: without a listener, of the whole process.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // It listens on a TCP port.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next) => void (behaviour = next),
    nextOffer: () => new Promise((resolve) => offers.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
