import { chakra } from '@chakra-ui/react/styled-system';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { privacy } from './privacy-content';

/** What most people come to know, before any text. */
export function RetentionFigures({ period }: { period: string }) {
  const values = [period, `${talentPoolMonths} meses`, privacy.noTrackers];

  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '5' }}
      marginBottom="10"
    >
      {niches.map(({ colour, sign, meaning }, place) => (
        <chakra.li
          key={colour}
          display="flex"
          flexDirection={{ md: 'column' }}
          alignItems={{ base: 'flex-end', md: 'flex-start' }}
          gap={{ base: '4', md: '2' }}
        >
          <svg
            aria-hidden
            viewBox="0 0 56 48"
            width={56}
            height={48}
            stroke="#0B1F3A"
            strokeWidth={2}
          >
            <path d="M0 47h56M4 47V26a24 24 0 0 1 48 0v21" fill={colour} />
            <path d={sign} fill="#fff" />
          </svg>
          <div>
            <chakra.p textStyle="h4">{values[place]}</chakra.p>
            <chakra.p textStyle="sm" color="ink.muted">
              {meaning}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const niches = [
  {
    colour: '#CBD6FA',
    sign: 'M18 38V24h20v14zM18 24l10 8 10-8',
    meaning: 'si nos escribiste o postulaste',
  },
  {
    colour: '#B9DFF5',
    sign: 'M20 40V18h12l5 5v17z',
    meaning: 'si pediste que guardemos tu CV',
  },
  {
    colour: '#FDEEE9',
    sign: 'M18 30a10 10 0 0 1 20 0 10 10 0 0 1-20 0m3 7 14-14',
    meaning: 'ni cookies para seguirte',
  },
];
