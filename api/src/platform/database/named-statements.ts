import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { sql } from 'kysely';
import type pg from 'pg';

const statementsPerConnection = 300;

/**
 * Makes PostgreSQL plan a query for the values of each call. Some values are in every row and
 * others in none, so no plan fits all.
 */
export const plannedEachTime = sql`/* planned each time */`;

/**
 * Plans named statements once per connection, which halves their cost. Beyond the limit (lists of
 * many lengths), each call is planned.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const named = clients.get(client) ?? new NamedStatementClient(client, names);
      clients.set(client, named);
      return named;
    },
  };
}

class StatementNames {
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    if (!/^(select|insert|update|delete|with) /.test(text)) return undefined;
    if (text.includes('/* planned each time */')) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= statementsPerConnection) return known;
    const name = `q${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    this.#names.set(text, name);
    return name;
  }
}

const rolledBack = { command: 'ROLLBACK' as const, rowCount: 0, rows: [] };

class NamedStatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #isLost = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
    client.on('error', () => {
      this.#isLost = true;
    });
  }

  release() {
    this.#client.release();
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.');
    // The transaction ended with its connection. Kysely would otherwise hide the original error.
    if (text === 'rollback' && this.#isLost) return Promise.resolve(rolledBack);
    const name = this.#names.of(text);
    return name === undefined
      ? this.#client.query(text, [...values])
      : this.#client.query({ name, text, values: [...values] });
  }
}
