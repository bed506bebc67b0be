type Row = string | { wire: string };

/** The key under which a table has this name on the wire. */
export function keyOf<Key extends string>(table: Readonly<Record<Key, Row>>, name: unknown) {
  const isKey = (text: string): text is Key => Object.hasOwn(table, text);
  return Object.keys(table)
    .filter(isKey)
    .find((key) => wireName(table[key]) === name);
}

const wireName = (row: Row) => (typeof row === 'string' ? row : row.wire);
