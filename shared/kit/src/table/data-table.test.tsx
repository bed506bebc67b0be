import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page';
import { DataTable, type Column } from './data-table';

type Person = { id: number; name: string };
const people: readonly Person[] = [
  { id: 1, name: 'Íñigo "Ñandú"' },
  { id: 2, name: 'W'.repeat(255) },
];
const cell = jest.fn(({ name }: Person) => name);

/** Creates new headers in each render, like a sortable table. */
function People() {
  const [rows, setRows] = useState(people);
  const [isSorted, setSorted] = useState(false);
  const [marked, setMarked] = useState<number[]>([]);
  const direction = isSorted ? 'ascending' : undefined;
  const columns: Column<Person>[] = [
    { header: 'Nombre', cell, sorting: { direction, onToggle: () => setSorted(true) } },
  ];

  return (
    <>
      <DataTable
        caption="Personas"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        marked={marked}
      />
      <button type="button" onClick={() => setRows(rows.map((row) => rename(row)))}>
        Renombrar
      </button>
      <button type="button" onClick={() => setMarked([2])}>
        Marcar
      </button>
    </>
  );
}

const rename = (row: Person) => (row.id === 2 ? { ...row, name: 'Otra' } : row);

const press = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  cell.mockClear();
  await user.click(screen.getByRole('button', { name }));
};

test('a row is drawn again only when it changed itself, or is marked', async () => {
  const { user } = renderPage(<People />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    people.map(({ name }) => name),
  );

  await press(user, 'Nombre');
  expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
  expect(cell).not.toHaveBeenCalled();

  await press(user, 'Renombrar');
  expect(screen.getByRole('cell', { name: 'Otra' })).toBeVisible();
  expect(cell).toHaveBeenCalledTimes(1);

  await press(user, 'Marcar');
  expect(screen.getAllByRole('row')[2]).toHaveAttribute('data-marked', 'true');
  expect(cell).toHaveBeenCalledTimes(1);
});
