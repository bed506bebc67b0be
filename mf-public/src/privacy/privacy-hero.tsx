import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { Shapes, type Shape } from '../art/shapes';
import { HeroWords } from '../page-parts/hero-words';
import { privacy } from './privacy-content';

/** A door, and somebody who has the key to it. */
export function PrivacyHero() {
  return (
    <chakra.div bg="offer.b" borderBottom="4px solid" borderColor="ink">
      <Container
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'center', md: 'flex-end' }}
        justifyContent="space-between"
        columnGap="12"
      >
        <HeroWords
          title={privacy.title}
          lead={privacy.lead}
          width="100%"
          maxWidth="600px"
          paddingTop={{ base: '6', md: '12' }}
          paddingBottom={{ base: '4', md: '12' }}
        />
        <chakra.svg
          aria-hidden
          viewBox="-8 74 316 122"
          width={{ base: '220px', md: '300px' }}
          flexShrink="0"
          marginRight={{ xl: '72px' }}
        >
          <Shapes of={door} />
          <g fill="none" stroke="#fff" strokeWidth={2.5}>
            <circle cx={125} cy={164} r={4} />
            <path d="m128 162 10-6m-4 0 2 4" />
          </g>
        </chakra.svg>
      </Container>
    </chakra.div>
  );
}

const door: readonly Shape[] = [
  ['#B7C6F6', 'M0 196V86h300v110z'],
  ['#fff', 'M-8 74h316v14H-8z'],
  ['#14326F', 'M20 196v-56a28 28 0 0 1 56 0v56zM224 196v-56a28 28 0 0 1 56 0v56z'],
  [
    '#7F9DEB',
    'M34 148h28v4H34zM34 158h28v4H34zM34 168h18v4H34zM238 148h28v4h-28zM238 158h18v4h-18z',
  ],
  ['#0B1F3A', 'M98 196v-52a52 52 0 0 1 104 0v52z'],
  ['#1F4FD8', 'M110 196v-50a40 40 0 0 1 80 0v50z'],
  ['#FFC98A', 'M135 152a15 15 0 0 1 30 0 15 15 0 0 1-30 0'],
  ['#0B1F3A', 'M150 146a4 4 0 0 1 2 7.5v6h-4v-6a4 4 0 0 1 2-7.5z'],
  ['#D69A6E', 'M85 159a7 7 0 0 1 14 0 7 7 0 0 1-14 0'],
  ['#E4572E', 'M82 196v-17a10 10 0 0 1 19-4l19-11 3 5-21 13v14z'],
];
