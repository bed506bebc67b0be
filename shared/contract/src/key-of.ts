type Row = string | { wire: string };

/** Key of the entry with this name on the wire; undefined if there is none. */
export function keyOf<Key extends string>(
  table: Readonly<Record<Key, Row>>,
  name: unknown,
): Key | undefined;
export function keyOf(table: Readonly<Record<string, Row>>, name: unknown) {
  return Object.entries(table).find(([, row]) => wireName(row) === name)?.[0];
}

const wireName = (row: Row) => (typeof row === 'string' ? row : row.wire);
