type Row = string | { wire: string };

/** The key under which a table has this name on the wire. */
export function keyOf<Key extends string>(
  table: Readonly<Record<Key, Row>>,
  name: unknown,
): Key | undefined;
export function keyOf(table: Readonly<Record<string, Row>>, name: unknown) {
  return Object.entries(table).find(([, row]) => wireName(row) === name)?.[0];
}

const wireName = (row: Row) => (typeof row === 'string' ? row : row.wire);
