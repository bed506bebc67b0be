import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Fits any real name, but cuts arbitrarily long text. */
const twoLines: SystemStyleObject = { minWidth: '0', textAlign: 'start', lineClamp: 2 };

/** Parts of an applicant, in the order of the columns (S2.83). */
export type ApplicantPart =
  'choice' | 'place' | 'name' | 'email' | 'salary' | 'date' | 'status' | 'curriculum';

const cell = (part: ApplicantPart) => `& table td[data-part="${part}"]`;

export const chosenRows: SystemStyleObject = {
  '& table tbody tr:has(input:checked)': { bg: 'primary.tint' },
};

/**
 * An applicant on a small screen: four lines without labels. Name and e-mail take up to two lines;
 * answers and review show a longer name completely.
 */
export const applicantCards: SystemStyleObject = {
  ...chosenRows,
  '& table tbody': { rowGap: '0', columnGap: '6' },
  '& table tbody tr': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(140px, 1fr) auto',
    gridTemplateAreas: `
      "choice name place"
      "choice email email"
      "choice status salary"
      "choice status date"
      "choice curriculum curriculum"`,
    alignItems: 'center',
    columnGap: '2',
    paddingInline: '1',
    paddingBlock: '1.5',
    borderWidth: '0',
    borderBottomWidth: '1px',
    borderRadius: '0',
    // Too narrow for date and status on one line.
    '@media (max-width: 345px)': {
      gridTemplateAreas: `
        "choice name place"
        "choice email email"
        "choice status status"
        "choice date salary"
        "choice curriculum curriculum"`,
    },
  },
  // An empty list has nothing to sort or select.
  '& table:has(td[data-empty]) thead': { display: 'none' },
  '& table tbody tr:has(td[data-empty])': { display: 'block' },
  '& table td': { width: 'auto', minWidth: '0', padding: '0', borderWidth: '0' },
  '& table td::before': { srOnly: true },
  [cell('choice')]: { gridArea: 'choice', alignSelf: 'start' },
  [cell('place')]: { gridArea: 'place', justifyContent: 'flex-end', color: 'ink.muted' },
  [cell('name')]: {
    gridArea: 'name',
    fontWeight: '600',
    '& > button': twoLines,
  },
  [cell('email')]: {
    gridArea: 'email',
    justifyContent: 'flex-start',
    flexWrap: 'wrap',
    '& > button': { flex: '1 0 100%', minWidth: '0', textAlign: 'start' },
  },
  [cell('status')]: {
    gridArea: 'status',
    justifyContent: 'flex-start',
    '& > *, & select': { minWidth: '0', maxWidth: '100%' },
    '& select': { paddingInline: '2' },
  },
  [cell('salary')]: {
    gridArea: 'salary',
    alignSelf: 'end',
    justifyContent: 'flex-end',
    fontSize: '0.8125rem',
    '& > *': { justifyContent: 'flex-end' },
  },
  [cell('date')]: {
    gridArea: 'date',
    alignSelf: 'start',
    justifyContent: 'flex-end',
    fontSize: '0.8125rem',
    color: 'ink.muted',
  },
  [cell('curriculum')]: { gridArea: 'curriculum', justifyContent: 'flex-end', minHeight: '40px' },
  // The checkbox for the whole page is before the sort buttons.
  '& table th[data-compact]:has(input)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: '0',
    overflow: 'visible',
    clip: 'auto',
  },
};
