import { connectionOver } from '../connection.ts';
import type { MigratingTransaction } from '../database.ts';
import type { Statements } from './statements.ts';

/** The one session of the embedded database: runs transactions one after the other, in the order in which they come. */
export class Session {
  readonly #statements: Statements;
  #last: Promise<unknown> = Promise.resolve();

  constructor(statements: Statements) {
    this.#statements = statements;
  }

  /** @throws what the transaction throws; nothing of it has happened then */
  run(transaction: MigratingTransaction<unknown, unknown>, input: unknown): Promise<unknown> {
    const output = this.#last.then(() => this.#transact(transaction, input));
    this.#last = output.catch(() => undefined);
    return output;
  }

  /** When everything that has been asked so far is done. */
  async idle(): Promise<void> {
    await this.#last;
  }

  async #transact(transaction: MigratingTransaction<unknown, unknown>, input: unknown): Promise<unknown> {
    const statements = this.#statements;
    let isOpen = true;
    // A statement that nobody waited for must not become one of the next transaction.
    const whileOpen = <Answer>(run: () => Promise<Answer>): Promise<Answer> =>
      isOpen ? run() : Promise.reject(new Error('the transaction has ended'));
    statements.begin();
    try {
      const output = await transaction(
        connectionOver((statement, values) => whileOpen(() => statements.run(statement, values))),
        input,
        (script) => whileOpen(() => statements.runScript(script)),
      );
      isOpen = false;
      await statements.end('commit');
      return output;
    } catch (error) {
      if (isOpen) {
        isOpen = false;
        await statements.end('rollback');
      }
      throw error;
    }
  }
}
