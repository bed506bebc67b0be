import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const wide: SystemStyleObject = {
  '& th': {
    textAlign: 'start',
    fontWeight: '600',
    color: 'ink.muted',
    borderBottomWidth: '1px',
  },
  '& th, & td': { paddingInline: '3', paddingBlock: '2', verticalAlign: 'middle' },
  '& td': {
    // Long words in one column must leave room for the others.
    minWidth: { base: '5rem', md: '7rem' },
    borderBottomWidth: '1px',
  },
  '& tbody tr:hover': { bg: 'soft' },
  '& [data-numeric]': { textAlign: 'end' },
  '& [data-action]': { width: '1px', whiteSpace: 'nowrap' },
  '& [data-compact]': { minWidth: '0', overflowWrap: 'break-word' },
};

// On small screens each row is a card, each cell a line with its column's name.
const narrow: SystemStyleObject = {
  display: 'block',
  '& thead:not([data-sortable])': { srOnly: true },
  // Sort buttons form a line above the cards.
  '& thead[data-sortable]': { display: 'block', marginBottom: '2', overflowX: 'auto' },
  '& thead tr': { display: 'flex', columnGap: '4', width: 'max-content', paddingBlock: '0.5' },
  '& th:not([aria-sort])': { srOnly: true },
  '& tbody': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    justifyContent: 'flex-end',
    padding: { base: '2', md: '3' },
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
  },
  '& td': {
    display: 'flex',
    width: '100%',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    paddingInline: '1',
    paddingBlock: '1',
    fontSize: '0.875rem',
    textAlign: 'end',
  },
  '& td::before': {
    content: 'attr(data-label)',
    fontWeight: '600',
    color: 'ink.muted',
    textAlign: 'start',
    overflowWrap: 'normal',
  },
  '& td[data-empty]': { gridColumn: '1 / -1', justifyContent: 'center' },
  // Buttons need no column name.
  '& td[data-empty]::before, & td[data-action]::before': { content: 'none' },
  '& td[data-action]': { width: 'auto' },
};

const base: SystemStyleObject = {
  width: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { srOnly: true },
  // Fades together with the mark. Only the background changes, so nothing moves.
  '& tbody tr': { transition: 'background-color 600ms' },
  '& tbody tr[data-marked]': { bg: 'accent.tint' },
  '& td[data-empty]': { textAlign: 'center', color: 'ink.muted', paddingBlock: '8' },
};

type CardsBelow = 'md' | 'lg' | 'xl' | 'always' | 'never';

/**
 * Styles by the breakpoint below which rows become cards. Tables with many columns need a larger
 * one.
 */
export const tableStyles: Readonly<Record<CardsBelow, SystemStyleObject>> = {
  md: { ...base, md: wide, mdDown: narrow },
  lg: { ...base, lg: wide, lgDown: narrow },
  xl: { ...base, xl: wide, xlDown: narrow },
  always: { ...base, ...narrow },
  never: { ...base, ...wide },
};
