import { useState } from 'react';
import type { Column } from './column';

/**
 * Returns the previous columns while their cells are the same. Changes of the headers do not render
 * the rows again.
 */
export function useSameCells<Row>(columns: readonly Column<Row>[]) {
  const [known, setKnown] = useState(columns);
  if (known === columns || hasSameCells(known, columns)) return known;
  setKnown(columns);
  return columns;
}

const hasSameCells = <Row>(one: readonly Column<Row>[], other: readonly Column<Row>[]) =>
  one.length === other.length &&
  one.every(
    ({ header, cell }, index) => header === other[index]?.header && cell === other[index].cell,
  );
