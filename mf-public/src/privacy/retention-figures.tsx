import { chakra } from '@chakra-ui/react/styled-system';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { privacy } from './privacy-content';

export function RetentionFigures({ period }: { period: string }) {
  const values = [period, `${talentPoolMonths} meses`, '0 rastreadores'];

  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
      marginBottom="10"
      css={arches}
    >
      {values.map((value, place) => (
        <li key={privacy.figures[place]}>
          <b>{value}</b> <span>{privacy.figures[place]}</span>
        </li>
      ))}
    </chakra.ul>
  );
}

const arches = {
  '& li': {
    padding: { base: '3', md: '36px 16px 16px' },
    textAlign: { md: 'center' },
    bg: 'offer.b',
    borderTopRadius: { base: '12px', md: '96px' },
    borderBottom: '2px solid',
    borderColor: 'ink',
    textStyle: 'sm',
  },
  '& b': { display: 'block', textStyle: 'h4' },
};
