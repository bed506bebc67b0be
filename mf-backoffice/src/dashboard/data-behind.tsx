import { chakra } from '@chakra-ui/react/styled-system';

type DataBehindProps = {
  caption: string;
  headers: readonly string[];
  /** The first cell is the header of its row. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

/** The numbers of a chart as a table, for screen readers and for exact values. */
export function ChartData({ caption, headers, rows }: DataBehindProps) {
  return (
    <chakra.details marginTop="4">
      <Summary>Ver los datos en una tabla</Summary>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headers[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.details>
  );
}

const Summary = chakra('summary', {
  base: {
    width: 'fit-content',
    minHeight: '24px',
    color: 'primary',
    fontSize: '0.875rem',
    fontWeight: '500',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
});

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: '2',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { srOnly: true },
    '& th, & td': {
      paddingBlock: '1.5',
      textAlign: 'start',
      fontWeight: '400',
      borderTopWidth: '1px',
    },
    '& thead th': { color: 'ink.muted', fontWeight: '600', borderTop: 'none' },
    '& td, & thead th:not(:first-of-type)': { textAlign: 'end', paddingInlineStart: '3' },
  },
});
