import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

// From 992 px the panel is a second column at the right. In a tall window all of it is sticky, in a
// low one only salary and action.
const tall = '@media (min-width: 62rem) and (min-height: 800px)';
const low = '@media (min-width: 62rem) and (max-height: 799.98px)';

export const headLook: SystemStyleObject = {
  position: 'relative',
  overflow: 'hidden',
  paddingTop: { base: '10px', md: '5' },
  // The landscape's height is 0.29 of its width, and the viaduct is 34 px high.
  paddingBottom: { base: 'calc(29vw + 44px)', md: '152px' },
  _print: { paddingBottom: '0', bg: 'transparent' },
};

export const columnsLook: SystemStyleObject = {
  // A sticky element cannot leave its grid cell.
  display: { base: 'block', lg: 'grid' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 1fr) 320px',
    xl: 'minmax(0, 1fr) 360px',
  },
  columnGap: { lg: '10', xl: '72px' },
  alignItems: 'start',
};

/** As high as the text, so that its content stays sticky all the way. */
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

/** Salary and action: a row below the header on a tablet; only the salary on a phone. */
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
  // A very low window has no space for a sticky row.
  '@media (max-height: 479px)': { position: 'static' },
  _print: { position: 'static' },
};

export const factsLook: SystemStyleObject = {
  paddingTop: '4',
  // Keeps focused buttons clear of the sticky row above.
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
