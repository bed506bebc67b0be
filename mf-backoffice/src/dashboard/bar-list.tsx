import { chakra } from '@chakra-ui/react/styled-system';

/** Lines of a name, a number and a bar that shows it; the numbers say all that the bars do. */
export const BarList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '4', rowGap: '1' },
    '& li > div': { gridColumn: '1 / -1', bg: 'soft', borderRadius: 'full' },
    '& li > div > *': { height: '10px', borderRadius: 'full', transition: 'width 250ms' },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
  },
});

/** What is not nothing stays to be seen. */
export const barWidth = (share: number) => ({
  width: share > 0 ? `max(4px, ${Math.round(share * 100)}%)` : '0',
});
