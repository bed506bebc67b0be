import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const wide: SystemStyleObject = {
  '& th': {
    textAlign: 'start',
    fontWeight: '600',
    color: 'ink.muted',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
  '& th, & td': { paddingInline: '3', paddingBlock: '2', verticalAlign: 'middle' },
  '& td': { borderBottom: '1px solid', borderColor: 'line' },
  '& tbody tr:hover': { bg: 'soft' },
  '& [data-numeric]': { textAlign: 'end' },
};

// Below 768 px each row is a card, each cell a line with its column's name.
const narrow: SystemStyleObject = {
  display: 'block',
  '& thead:not([data-sortable])': visuallyHidden,
  // What there is to sort by stands in a line above the cards.
  '& thead[data-sortable]': { display: 'block', marginBottom: '3' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
  '& th:not([aria-sort])': visuallyHidden,
  '& tbody': { display: 'grid', gap: '3' },
  '& tbody tr': {
    display: 'block',
    padding: '3',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'md',
  },
  '& td': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '1.5',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  '& td::before': {
    content: 'attr(data-label)',
    fontWeight: '600',
    color: 'ink.muted',
    textAlign: 'start',
    overflowWrap: 'normal',
  },
  '& td[data-empty]': { justifyContent: 'center' },
  '& td[data-empty]::before': { content: 'none' },
};

export const tableStyles: SystemStyleObject = {
  width: '100%',
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
  '& caption': visuallyHidden,
  '& td[data-empty]': { textAlign: 'center', color: 'ink.muted', paddingBlock: '8' },
  md: wide,
  mdDown: narrow,
};
