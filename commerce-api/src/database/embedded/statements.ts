import { parse, protocol, TransactionAbortedError } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

/** Statements that stay prepared. The calls of a busy shop use some dozens; plans of large ones take a tenth of a megabyte each. */
const mostPrepared = 120;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the database has parsed under a name. */
interface Prepared {
  readonly name: string;
  /** Type of each value, by its number in the database's catalogue. */
  readonly valueTypes: readonly number[];
  /** What describes the columns of its answers; none where it answers no rows. */
  readonly columns: Messages;
}

interface Answer {
  readonly rows: object[];
  readonly affectedRows: number;
}

const { serialize } = protocol;

/** Several messages are one call of the database: each call costs more than most of what it does. */
function joined(messages: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    all.set(message, at);
    at += message.length;
  }
  return all;
}

/**
 * The statements of the embedded database, one after the other. Each is parsed once: parsing and planning one takes several times as long as
 * running it, and the shop's statements are the same few again and again, with other values. PostgreSQL plans the first five runs of each for
 * their values; later ones share a plan for all values, unless it estimates that one dearer (`plan_cache_mode` is `auto`).
 */
export class Statements {
  readonly #database: PGlite;
  readonly #prepared = new LRUCache<string, Prepared>({ max: mostPrepared });
  #lastNumber = 0;
  /** A transaction that has begun, but the database does not know it yet: it hears of it with the first statement. */
  #isBeginning = false;
  /** The transaction has run a script, whose changes of tables a rollback undoes. */
  #hasRunScript = false;

  /** @param database nobody else may run statements in it */
  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Begins a transaction. */
  begin(): void {
    this.#isBeginning = true;
    this.#hasRunScript = false;
  }

  /** Runs one statement; `$1`, `$2` … stand for the values. @throws DatabaseError, with the SQLSTATE as `code` */
  run(statement: string, values: readonly unknown[]): Promise<Answer> {
    return this.#database.runExclusive(async () => {
      const { name, valueTypes, columns } = this.#prepared.get(statement) ?? (await this.#prepare(statement));
      const bound = serialize.bind({ statement: name, values: values.map((value, at) => this.#written(value, valueTypes[at])) });
      const messages = await this.#send([bound, serialize.execute({}), serialize.sync()]);
      // What the database says of the beginning of the transaction comes before it.
      const own = messages.slice(messages.findIndex((message) => message.name === 'bindComplete'));
      const [result] = parse.parseResults([...columns, ...own], this.#database.parsers);
      return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
    });
  }

  /** Runs several statements without values. They may change tables: answers of statements that were prepared before would have other columns. */
  async runScript(script: string): Promise<void> {
    await this.#database.runExclusive(() => {
      this.#hasRunScript = true;
      return this.#send([serialize.query(script), this.#forgetting()]);
    });
  }

  /**
   * Ends the transaction after all statements that were asked for before, also those that still wait for their turn.
   * @throws TransactionAbortedError when there was nothing to commit, because a statement had failed
   */
  end(how: 'commit' | 'rollback'): Promise<void> {
    return this.#database.runExclusive(async () => {
      if (this.#isBeginning) {
        this.#isBeginning = false;
        return;
      }
      const ending = serialize.query(how);
      const messages = await this.#send(this.#hasRunScript ? [ending, this.#forgetting()] : [ending]);
      const [result] = parse.parseResults(messages, this.#database.parsers);
      if (how === 'commit' && result?.command !== 'COMMIT') throw new TransactionAbortedError();
    });
  }

  /** Lets all prepared statements go; what it answers has to be sent before another statement is prepared. */
  #forgetting(): Uint8Array {
    this.#prepared.clear();
    return serialize.query('deallocate all');
  }

  #send(messages: readonly Uint8Array[]): Promise<Messages> {
    const all = this.#isBeginning ? [serialize.query('begin'), ...messages] : messages;
    this.#isBeginning = false;
    return this.#database.execProtocolStream(joined(all), { syncToFs: false });
  }

  async #prepare(statement: string): Promise<Prepared> {
    this.#lastNumber += 1;
    const name = `s${this.#lastNumber}`;
    const parsing = [serialize.parse({ name, text: statement }), serialize.describe({ type: 'S', name }), serialize.sync()];
    const messages = await this.#send([...this.#room(), ...parsing]);
    const prepared: Prepared = {
      name,
      valueTypes: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(statement, prepared);
    return prepared;
  }

  /** Lets the statement go that was used least recently, when there are as many as stay. */
  #room(): readonly Uint8Array[] {
    if (this.#prepared.size < mostPrepared) return [];
    const oldest = this.#prepared.pop();
    return oldest === undefined ? [] : [serialize.close({ type: 'S', name: oldest.name })];
  }

  /** A value as the protocol carries it. */
  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.#database.serializers[type];
    return write === undefined ? String(value) : write(value);
  }
}
