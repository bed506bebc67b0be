import { useState } from 'react';
import type { Column } from './column';

/** The columns as they were for as long as they draw the same cells, whatever their heads say. */
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
