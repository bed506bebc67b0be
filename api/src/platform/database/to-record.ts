/** ISO 8601 for a time, undefined for null. */
type Recorded<Value> = Value extends Date ? string : Value extends null ? undefined : Value;

export function toRecord<Row extends object>(
  row: Row,
): { [Name in keyof Row]: Recorded<Row[Name]> };
export function toRecord(row: object): unknown {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : (value ?? undefined),
    ]),
  );
}
