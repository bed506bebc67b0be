import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

// From 992 px on there are two columns, with the panel at the right. A window that is higher than the
// panel keeps all of it in view, a lower one only what one pays and how one applies.
const tall = '@media (min-width: 62rem) and (min-height: 800px)';
const low = '@media (min-width: 62rem) and (max-height: 799.98px)';

/** Room for the words, and below them for the landscape. */
export const headLook: SystemStyleObject = {
  position: 'relative',
  overflow: 'hidden',
  paddingTop: { base: '10px', md: '5' },
  // The landscape is 0.29 times as high as wide, and the viaduct 34 px.
  paddingBottom: { base: 'calc(29vw + 44px)', md: '152px' },
  _print: { paddingBottom: '0', bg: 'transparent' },
};

export const columnsLook: SystemStyleObject = {
  // What sticks in a cell of a grid does so no farther than the cell.
  display: { base: 'block', lg: 'grid' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 320px',
    xl: 'minmax(0, 1fr) 360px',
  },
  columnGap: { lg: '10', xl: '72px' },
  alignItems: 'start',
};

/** As long as the text, so that what sticks in it does so all the way. */
export const sideLook: SystemStyleObject = {
  display: { base: 'contents', lg: 'block' },
  gridColumn: '2',
  gridRow: '1',
  alignSelf: 'stretch',
  marginTop: '-132px',
  marginBottom: '10',
};

const card: SystemStyleObject = {
  bg: 'surface',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'md',
};

export const panelLook: SystemStyleObject = {
  display: 'contents',
  [tall]: { ...card, display: 'block', position: 'sticky', top: '84px', padding: '6' },
};

const stuckRow: SystemStyleObject = {
  ...card,
  position: 'sticky',
  top: '60px',
  zIndex: '2',
};

/** Salary and action: on a tablet a row below the header, on a phone only the salary stands here. */
export const payLook: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '10px',
  paddingTop: { base: '5', lg: '0' },
  '@media (min-width: 48rem) and (max-width: 61.99875rem)': {
    ...stuckRow,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, auto)',
    columnGap: '6',
    alignItems: 'center',
    marginTop: '6',
    padding: '4',
  },
  [low]: { ...stuckRow, padding: '5' },
  // A window that is very low has no room to spare.
  '@media (max-height: 479px)': { position: 'static' },
  _print: { position: 'static' },
};

export const factsLook: SystemStyleObject = {
  paddingTop: '4',
  // What is stuck above must not hide what gets the focus.
  '& button': { scrollMarginTop: '200px' },
  [low]: {
    ...card,
    boxShadow: 'sm',
    marginTop: '3',
    padding: '5',
    paddingTop: '2',
    '& dl': { borderTopWidth: '0' },
  },
};

export const wordsLook: SystemStyleObject = {
  gridColumn: { lg: '1' },
  gridRow: { lg: '1' },
  display: 'grid',
  rowGap: { base: '8', md: '44px' },
  minWidth: '0',
  maxWidth: { lg: '680px' },
  paddingTop: { base: '6', md: '44px' },
  paddingBottom: { base: '10', md: '16' },
};
